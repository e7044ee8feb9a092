create index concurrently if not exists service_order_by_time on service_order (created_at) include (status, total);
