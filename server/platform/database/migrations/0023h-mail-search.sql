create index concurrently if not exists mail_by_words on mail using gin (latin_letters(recipient || ' ' || subject) gin_trgm_ops);
