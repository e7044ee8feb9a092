create index concurrently if not exists vendor_order_delivered on vendor_order (delivered_at) where delivered_at is not null;
