create index concurrently if not exists customer_order_by_time on customer_order (created_at);
