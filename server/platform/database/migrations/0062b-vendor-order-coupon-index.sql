create index concurrently if not exists vendor_order_by_coupon on vendor_order (coupon_id) where coupon_id is not null;
