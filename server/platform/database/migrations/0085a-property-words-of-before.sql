-- Of the homes that were there before.
insert into property_word select word from ts_stat('select words from listed_property') on conflict do nothing;
