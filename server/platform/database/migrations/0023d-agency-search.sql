create index concurrently if not exists agency_by_words on agency using gin (latin_letters(name || ' ' || company_number || ' ' || email || ' ' || phone) gin_trgm_ops);
