create index concurrently if not exists vendor_unverified on vendor (id) where company_verified_at is null and removed_at is null;
