drop index concurrently if exists conversation_by_words;
