create index concurrently if not exists viewing_request_by_time on viewing_request (created_at) include (answered_at);
