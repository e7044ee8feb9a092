-- listed_property_by_city_area_with_bits does the same.
drop index concurrently if exists listed_property_by_city_area_covering;
