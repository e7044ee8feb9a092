create index concurrently if not exists refund_newest on refund (created_at desc, id desc);
