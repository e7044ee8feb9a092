create index concurrently if not exists conversation_by_words on conversation using gin (latin_letters(asker_name || ' ' || asker_email || ' ' || asker_phone) gin_trgm_ops);
