create index concurrently if not exists conversation_report_newest on conversation_report (created_at desc, conversation_id desc);
