-- Those that change meanwhile wait until it is done, so that the trigger finds their rows.
insert into listed_property_sample
select property_id, owner_id, city_id, district_id, price, area, created_at, latitude, longitude, choices, words, choice_bits
from listed_property where is_sampled(property_id) for share
on conflict do nothing;
