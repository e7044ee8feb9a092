-- See 0085b.
create index concurrently if not exists listed_property_by_city_newest_covering on listed_property (city_id, created_at desc, property_id desc)
  include (price, area, latitude, longitude);
