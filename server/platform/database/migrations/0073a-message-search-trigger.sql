create trigger changed_message_is_searched after insert or delete or update of text on conversation_message
  for each row execute function changed_message_is_searched();
