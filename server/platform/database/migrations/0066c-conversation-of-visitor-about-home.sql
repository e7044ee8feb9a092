create unique index concurrently if not exists conversation_of_visitor_about_home
on conversation (property_id, asker_phone, lower(asker_email)) where asker_id is null and asker_phone <> '';
