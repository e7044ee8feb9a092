-- For a home that is furnished until a day: the cheapest of a category for each time that vendors take.
create index concurrently if not exists product_by_delivery
  on product (category_id, delivery_days_max, current_price, id) where listed and deleted_at is null;
