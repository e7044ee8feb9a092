-- A vendor's part has one conversation, whoever writes first.
create unique index concurrently if not exists conversation_of_order on conversation (vendor_order_id)
where vendor_order_id is not null;
