create index concurrently if not exists vendor_unapproved on vendor (id) where needs_approval;
