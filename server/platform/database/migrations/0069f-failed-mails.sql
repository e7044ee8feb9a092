create index concurrently if not exists mail_failed on mail (created_at) where sent_at is null and error is not null;
