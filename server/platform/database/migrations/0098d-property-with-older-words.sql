create index concurrently if not exists property_with_older_words on property (id) where search_version < 2;
