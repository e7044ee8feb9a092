alter table conversation
  validate constraint conversation_vendor_order_id_fkey,
  validate constraint conversation_vendor_id_fkey,
  validate constraint conversation_about,
  validate constraint conversation_of_vendor;
