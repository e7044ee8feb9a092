create index concurrently if not exists product_by_title on product using gin (latin_letters(title_bg || ' ' || title_en || ' ' || vendor_code) gin_trgm_ops);
