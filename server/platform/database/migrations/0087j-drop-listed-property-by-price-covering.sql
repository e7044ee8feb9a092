-- listed_property_by_price_with_bits does the same.
drop index concurrently if exists listed_property_by_price_covering;
