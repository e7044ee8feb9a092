create index concurrently if not exists property_by_time on property (created_at) where status <> 'draft';
