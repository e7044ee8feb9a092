-- Lists are read from listed_product since 0034; this one made every write of a product longer.
drop index concurrently if exists product_by_category_popularity;
