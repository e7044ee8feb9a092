-- See 0087b.
create index concurrently if not exists listed_property_by_city_newest_with_bits on listed_property (city_id, created_at desc, property_id desc)
  include (price, area, latitude, longitude, district_id, choice_bits);
