-- Of the products that were there before.
insert into search_word
select distinct word from product, unnest(tsvector_to_array(search_words)) as word
on conflict do nothing;
