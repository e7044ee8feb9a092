alter table saved_search validate constraint saved_search_channel;
