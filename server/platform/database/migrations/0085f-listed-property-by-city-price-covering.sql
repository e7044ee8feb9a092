-- See 0085b.
create index concurrently if not exists listed_property_by_city_price_covering on listed_property (city_id, price, property_id)
  include (area, latitude, longitude);
