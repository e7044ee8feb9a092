-- listed_property_by_city_newest_with_bits does the same.
drop index concurrently if exists listed_property_by_city_newest_covering;
