-- See 0087b.
create index concurrently if not exists listed_property_by_price_with_bits on listed_property (price, property_id)
  include (area, created_at, latitude, longitude, city_id, district_id, choice_bits);
