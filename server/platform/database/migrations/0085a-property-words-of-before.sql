-- Of the homes that were there before.
insert into property_word select word from ts_stat('select words from listed_property') where word !~ '^[0-9]{6,}$'
on conflict do nothing;
