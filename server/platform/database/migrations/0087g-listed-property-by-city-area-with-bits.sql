-- See 0087b.
create index concurrently if not exists listed_property_by_city_area_with_bits on listed_property (city_id, area, property_id)
  include (price, created_at, latitude, longitude, district_id, choice_bits);
