create index concurrently if not exists product_by_barcode on product (ean) where ean is not null and deleted_at is null;
