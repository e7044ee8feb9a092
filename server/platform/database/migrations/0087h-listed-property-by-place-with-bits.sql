-- See 0087b; a town is a twentieth of all rows, which lie on as many pages.
create index concurrently if not exists listed_property_by_place_with_bits on listed_property
  using gist (point(longitude, latitude))
  include (property_id, price, area, created_at, latitude, longitude, city_id, district_id, choice_bits);
