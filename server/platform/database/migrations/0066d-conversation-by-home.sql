create index concurrently if not exists conversation_by_property on conversation (property_id)
where property_id is not null;
