create index concurrently if not exists sales_day_by_day on sales_day (day) include (status, orders, revenue);
