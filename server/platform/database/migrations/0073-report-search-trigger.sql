create trigger reported_conversation_is_searched after insert on conversation_report
  for each row execute function reported_conversation_is_searched();
