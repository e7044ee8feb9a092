-- See 0103c.
create index concurrently if not exists listed_property_by_city_total on listed_property (city_id, total_monthly, property_id)
  include (price, area, created_at, latitude, longitude, district_id, choice_bits);
