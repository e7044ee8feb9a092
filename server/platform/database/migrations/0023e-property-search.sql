create index concurrently if not exists property_by_title on property using gin (latin_letters(title) gin_trgm_ops);
