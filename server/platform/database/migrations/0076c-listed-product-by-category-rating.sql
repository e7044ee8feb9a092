-- The best reviewed first, of a category.
create index concurrently if not exists listed_product_by_category_rating
  on listed_product (category_id, rating desc, product_id desc);
