create index concurrently if not exists product_with_older_words on product (vendor_id) where search_version < 2 and deleted_at is null;
