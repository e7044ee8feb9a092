create index concurrently if not exists property_with_words_without_type on property (id) where search_version < 3;
