-- Conversations that were reported before the triggers.
select renew_conversation_search(conversation_id) from (select distinct conversation_id from conversation_report) reported;
