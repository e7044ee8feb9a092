alter table vendor_order validate constraint vendor_order_coupon;
