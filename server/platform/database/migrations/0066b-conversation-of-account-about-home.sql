-- An account that asks about the same home again goes on with the same conversation.
create unique index concurrently if not exists conversation_of_account_about_home
on conversation (property_id, asker_id) where asker_id is not null;
