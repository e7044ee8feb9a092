-- See 0085b.
create index concurrently if not exists listed_property_by_price_covering on listed_property (price, property_id)
  include (area, latitude, longitude, city_id);
