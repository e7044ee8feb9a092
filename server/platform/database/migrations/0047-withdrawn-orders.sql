create index concurrently if not exists vendor_order_withdrawn on vendor_order (vendor_id) where status = 'delivered' and withdrawn_at is not null;
