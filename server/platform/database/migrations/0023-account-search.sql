create index concurrently if not exists account_by_words on account using gin (latin_letters(name || ' ' || email || ' ' || phone) gin_trgm_ops);
