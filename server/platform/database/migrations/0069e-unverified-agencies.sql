create index concurrently if not exists agency_unverified on agency (id) where company_verified_at is null;
