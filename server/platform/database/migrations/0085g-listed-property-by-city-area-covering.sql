-- See 0085b.
create index concurrently if not exists listed_property_by_city_area_covering on listed_property (city_id, area, property_id)
  include (price, latitude, longitude);
