drop index concurrently if exists listed_order_by_status;
