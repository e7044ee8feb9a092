create index concurrently if not exists account_by_vendor on account (vendor_id) where vendor_id is not null;
