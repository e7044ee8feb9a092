create index concurrently if not exists roommate_offer_by_title on roommate_offer using gin (latin_letters(title) gin_trgm_ops);
