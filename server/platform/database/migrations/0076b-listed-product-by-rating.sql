-- The best reviewed first, of all products.
create index concurrently if not exists listed_product_by_rating
  on listed_product (rating desc, product_id desc);
