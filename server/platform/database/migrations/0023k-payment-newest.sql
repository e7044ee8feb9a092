create index concurrently if not exists payment_newest on payment (created_at desc, id desc);
