-- Every word of products, also short ones and those with digits: a beginning is sought by the words that begin so, all of them.
create or replace function record_search_words() returns trigger language plpgsql as $$
begin
  insert into search_word
  select distinct word from written, unnest(tsvector_to_array(written.search_words)) as word
  on conflict do nothing;
  return null;
end $$;
