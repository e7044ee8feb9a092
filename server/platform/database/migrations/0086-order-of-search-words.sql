-- As in 0084, in one order: two imports that bring the same new words would else wait for each other.
create or replace function record_search_words() returns trigger language plpgsql as $$
begin
  insert into search_word
  select distinct word from written, unnest(tsvector_to_array(written.search_words)) as word
  order by word
  on conflict do nothing;
  return null;
end $$;
