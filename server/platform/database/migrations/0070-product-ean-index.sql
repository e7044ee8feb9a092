create index concurrently if not exists product_by_ean on product (vendor_id, ean) where ean is not null;
