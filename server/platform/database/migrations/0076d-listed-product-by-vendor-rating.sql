-- The best reviewed first, of a vendor.
create index concurrently if not exists listed_product_by_vendor_rating
  on listed_product (vendor_id, rating desc, product_id desc);
