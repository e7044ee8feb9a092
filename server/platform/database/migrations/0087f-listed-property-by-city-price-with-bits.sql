-- See 0087b.
create index concurrently if not exists listed_property_by_city_price_with_bits on listed_property (city_id, price, property_id)
  include (area, created_at, latitude, longitude, district_id, choice_bits);
