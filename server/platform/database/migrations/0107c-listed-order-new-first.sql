-- Default order of a vendor's orders: new ones first, then the latest.
create index concurrently if not exists listed_order_new_first on listed_order
  (vendor_id, (status <> 'new'), created_at desc, vendor_order_id desc);
