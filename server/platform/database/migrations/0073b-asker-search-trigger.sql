create trigger changed_asker_is_searched after update of asker_name, asker_email, asker_phone on conversation
  for each row execute function changed_asker_is_searched();
