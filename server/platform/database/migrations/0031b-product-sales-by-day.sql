create index concurrently if not exists product_sales_day_by_day on product_sales_day (day) include (product_id, revenue);
