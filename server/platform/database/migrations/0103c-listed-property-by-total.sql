-- Lists ordered by the total of a month.
create index concurrently if not exists listed_property_by_total on listed_property (total_monthly, property_id)
  include (price, area, created_at, latitude, longitude, city_id, district_id, choice_bits);
