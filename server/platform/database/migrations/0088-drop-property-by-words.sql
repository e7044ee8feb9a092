-- Lists of homes have been read from listed_property since 0043; nothing looks into it any more.
drop index concurrently if exists property_by_words;
