create index concurrently if not exists contact_message_by_words on contact_message using gin (latin_letters(name || ' ' || email || ' ' || phone) gin_trgm_ops);
