create index concurrently if not exists conversation_by_time on conversation (created_at) include (offer_id, property_id, vendor_id);
