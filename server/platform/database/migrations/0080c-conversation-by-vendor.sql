create index concurrently if not exists conversation_by_vendor on conversation (vendor_id) where vendor_id is not null;
