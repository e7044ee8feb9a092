create index concurrently if not exists conversation_report_by_conversation on conversation_report (conversation_id, id);
