create index concurrently if not exists owner_warning_open on owner_warning (owner_id) where handled_at is null;
