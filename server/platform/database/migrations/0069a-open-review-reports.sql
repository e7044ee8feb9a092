create index concurrently if not exists review_report_open on review_report (review_id) where handled_at is null;
