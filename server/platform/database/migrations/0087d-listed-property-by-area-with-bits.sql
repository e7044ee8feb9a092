-- See 0087b.
create index concurrently if not exists listed_property_by_area_with_bits on listed_property (area, property_id)
  include (price, created_at, latitude, longitude, city_id, district_id, choice_bits);
