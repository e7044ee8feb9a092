-- See 0085b.
create index concurrently if not exists listed_property_by_area_covering on listed_property (area, property_id)
  include (price, latitude, longitude, city_id);
