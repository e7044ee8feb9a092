create index concurrently if not exists roommate_offer_by_time on roommate_offer (created_at);
