-- Lists filtered by price, area and place are read from the index alone.
create index concurrently if not exists listed_property_by_newest_covering on listed_property (created_at desc, property_id desc)
  include (price, area, latitude, longitude, city_id);
