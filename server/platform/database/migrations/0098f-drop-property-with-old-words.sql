drop index concurrently if exists property_with_old_words;
