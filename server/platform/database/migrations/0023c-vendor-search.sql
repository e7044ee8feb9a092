create index concurrently if not exists vendor_by_words on vendor using gin (latin_letters(name || ' ' || company_name || ' ' || company_number || ' ' || email || ' ' || phone) gin_trgm_ops);
