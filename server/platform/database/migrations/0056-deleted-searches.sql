-- A search that was deleted stays for a while with what it found: it can be brought back.
alter table saved_search add column deleted_at timestamptz;
