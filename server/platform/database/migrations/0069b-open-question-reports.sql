create index concurrently if not exists product_question_report_open on product_question_report (question_id) where handled_at is null;
