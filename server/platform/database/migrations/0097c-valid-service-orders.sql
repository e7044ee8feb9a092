alter table service_order
  validate constraint service_order_status_check,
  validate constraint service_order_confirmation;
