-- Lists filtered by what is chosen, too, are read from the index alone.
create index concurrently if not exists listed_property_by_newest_with_bits on listed_property (created_at desc, property_id desc)
  include (price, area, latitude, longitude, city_id, district_id, choice_bits);
