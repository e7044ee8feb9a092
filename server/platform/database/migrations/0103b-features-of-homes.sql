-- As in 0103a.
alter table listed_property_sample
  add column floor smallint,
  add column available_from date,
  add column total_monthly integer;

create or replace function sample_listed_property() returns trigger language plpgsql as $$
begin
  delete from listed_property_sample where property_id = new.property_id;
  insert into listed_property_sample (property_id, owner_id, city_id, district_id, price, area, created_at, latitude,
    longitude, choices, words, choice_bits, floor, available_from, total_monthly)
  values (new.property_id, new.owner_id, new.city_id, new.district_id, new.price, new.area, new.created_at, new.latitude,
    new.longitude, new.choices, new.words, new.choice_bits, new.floor, new.available_from, new.total_monthly);
  return null;
end $$;

-- As in 0087, with the features at the end.
create or replace function choice_bit(term text) returns bigint language sql immutable parallel safe as $$
  select coalesce(1::bigint << array_position(array[
    'type:room', 'type:studio', 'type:one-room', 'type:two-room', 'type:three-room', 'type:four-room', 'type:multi-room',
    'type:maisonette', 'type:atelier', 'type:house-floor', 'type:house',
    'bedrooms:0', 'bedrooms:1', 'bedrooms:2', 'bedrooms:3', 'bedrooms:4',
    'furniture:furnished', 'furniture:partly-furnished', 'furniture:unfurnished',
    'heating:tec', 'heating:gas', 'heating:electricity', 'heating:air-conditioning', 'heating:local', 'heating:none',
    'construction:brick', 'construction:panel', 'construction:epk', 'construction:pk', 'construction:joist', 'pets',
    'appliance:refrigerator', 'appliance:hob', 'appliance:oven', 'appliance:microwave', 'appliance:dishwasher',
    'appliance:extractor-hood', 'appliance:washing-machine', 'appliance:dryer', 'appliance:air-conditioner',
    'appliance:boiler', 'appliance:television', 'appliance:internet-router', 'appliance:vacuum-cleaner', 'appliance:iron',
    'feature:lift', 'feature:parking', 'feature:balcony', 'feature:not-ground-floor', 'feature:not-top-floor',
    'feature:from-owner', 'feature:with-pictures'
  ], term), 0);
$$;

-- Terms of the features of a home; the same rules as in src/core/properties/property-features.ts.
create function feature_terms(p property) returns text[] language sql stable parallel safe as $$
  select array_remove(array[
    case when 'elevator' = any(p.property_advantages) then 'feature:lift' end,
    case when p.property_advantages && array['parking-space', 'garage'] then 'feature:parking' end,
    case when p.property_advantages && array['balcony', 'terrace'] then 'feature:balcony' end,
    case when p.floor > 0 then 'feature:not-ground-floor' end,
    case when p.floor < p.total_floors then 'feature:not-top-floor' end,
    case when not exists (select from agency a where a.account_id = p.owner_id) then 'feature:from-owner' end,
    case when p.pictures <> '[]' then 'feature:with-pictures' end
  ], null);
$$;

-- As in 0087, with the features. Stable, since these ask for the owner's agency.
create or replace function choice_bits_of(p property) returns bigint language sql stable parallel safe as $$
  select choice_bit('type:' || p.type) | choice_bit('bedrooms:' || least(p.bedrooms, 4))
    | choice_bit('furniture:' || p.furniture) | choice_bit('heating:' || p.heating)
    | choice_bit('construction:' || p.construction) | case when p.pet_friendly then choice_bit('pets') else 0 end
    | (p.appliance_bits::bigint << 32)
    | (select coalesce(bit_or(choice_bit(term)), 0) from unnest(feature_terms(p)) term);
$$;

-- As in 0090, with the features, the floor, the day and the total; the point is the public one.
create or replace function refresh_listed_properties(changed bigint[]) returns void language sql as $$
  delete from listed_property l using property p
  where l.property_id = any(changed) and p.id = l.property_id and not (p.status = 'active' and p.deleted_at is null);
  insert into listed_property as l (property_id, owner_id, city_id, district_id, price, area, created_at, latitude,
    longitude, choices, words, choice_bits, floor, available_from, total_monthly)
  select p.id, p.owner_id, p.city_id, p.district_id, p.price, p.area, p.created_at,
    coalesce(p.public_latitude, p.latitude), coalesce(p.public_longitude, p.longitude),
    array_to_tsvector(array_remove(array[
      'city:' || p.city_id, 'district:' || p.district_id, 'owner:' || p.owner_id, 'type:' || p.type,
      'bedrooms:' || p.bedrooms, 'furniture:' || p.furniture, 'heating:' || p.heating,
      'construction:' || p.construction, case when p.pet_friendly then 'pets' end
    ] || array(select 'appliance:' || appliance from unnest(p.appliances) appliance) || feature_terms(p), null)),
    strip(p.search_words),
    choice_bits_of(p),
    p.floor, p.available_from, p.price + p.monthly_bills
  from property p
  where p.id = any(changed) and p.status = 'active' and p.deleted_at is null
  on conflict (property_id) do update set owner_id = excluded.owner_id, city_id = excluded.city_id,
    district_id = excluded.district_id, price = excluded.price, area = excluded.area, created_at = excluded.created_at,
    latitude = excluded.latitude, longitude = excluded.longitude, choices = excluded.choices, words = excluded.words,
    choice_bits = excluded.choice_bits, padding = excluded.padding, floor = excluded.floor,
    available_from = excluded.available_from, total_monthly = excluded.total_monthly;
  insert into property_word
  select distinct word from listed_property l, unnest(tsvector_to_array(l.words)) word
  where l.property_id = any(changed) and word !~ '^[0-9]{6,}$' order by word
  on conflict do nothing;
$$;

-- Beside `changed_properties_are_listed`: what the columns above are made of.
create trigger changed_features_are_listed after update on property for each row when (
  (old.monthly_bills, old.public_latitude, old.public_longitude, old.property_advantages, old.floor, old.total_floors,
    old.available_from, old.pictures = '[]')
  is distinct from
  (new.monthly_bills, new.public_latitude, new.public_longitude, new.property_advantages, new.floor, new.total_floors,
    new.available_from, new.pictures = '[]')
) execute function list_properties();

-- An account that becomes an agency no longer offers its homes as an owner.
create function list_homes_of_agency() returns trigger language plpgsql as $$
begin
  perform refresh_listed_properties(array(
    select id from property where owner_id = coalesce(new.account_id, old.account_id) and status = 'active'));
  return null;
end $$;
create trigger homes_of_agencies_are_listed after insert or delete on agency
for each row execute function list_homes_of_agency();
