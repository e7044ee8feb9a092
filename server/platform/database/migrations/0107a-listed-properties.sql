-- Search index of homes: one row per home that anybody may find, written by the triggers on property.
-- unread since 0105
drop table listed_property_sample;
drop table listed_property;
drop table property_word;
drop function sample_listed_property, is_sampled, words_lie_aside, choice_bits_of, choice_bit;
create table listed_property (
  property_id bigint primary key references property on delete cascade,
  owner_id bigint not null,
  city_id integer not null,
  price integer not null,
  area double precision not null,
  created_at timestamptz not null,
  -- Public point.
  latitude double precision not null,
  longitude double precision not null,
  district_id integer not null,
  floor smallint,
  available_from date,
  -- Rent and bills of an average month, in stotinki.
  total_monthly integer,
  -- Tags that filters query: city:1, district:12, owner:5, type:studio, bedrooms:2, furniture:…, heating:…, construction:…,
  -- appliance:iron, feature:lift, pets.
  choices tsvector not null,
  words tsvector not null
);
create index listed_property_by_terms on listed_property using gin (choices, words);
create index listed_property_by_point on listed_property (latitude, longitude);
create index listed_property_by_newest on listed_property (created_at, property_id);
create index listed_property_by_price on listed_property (price, property_id);
create index listed_property_by_area on listed_property (area, property_id);
create index listed_property_by_total on listed_property (total_monthly, property_id);

-- Writes the rows of these homes.
create or replace function refresh_listed_properties(changed bigint[]) returns void language sql as $$
  delete from listed_property l using property p
  where l.property_id = any(changed) and p.id = l.property_id and not (p.status = 'active' and p.deleted_at is null);
  insert into listed_property as l (property_id, owner_id, city_id, price, area, created_at, latitude, longitude, district_id,
    floor, available_from, total_monthly, choices, words)
  select p.id, p.owner_id, p.city_id, p.price, p.area, p.created_at,
    coalesce(p.public_latitude, p.latitude), coalesce(p.public_longitude, p.longitude), p.district_id,
    p.floor, p.available_from, p.price + p.monthly_bills,
    array_to_tsvector(array_remove(array[
      'city:' || p.city_id, 'district:' || p.district_id, 'owner:' || p.owner_id, 'type:' || p.type,
      'bedrooms:' || p.bedrooms, 'furniture:' || p.furniture, 'heating:' || p.heating,
      'construction:' || p.construction, case when p.pet_friendly then 'pets' end
    ] || array(select 'appliance:' || appliance from unnest(p.appliances) appliance) || feature_terms(p), null)),
    strip(p.search_words)
  from property p
  where p.id = any(changed) and p.status = 'active' and p.deleted_at is null
  on conflict (property_id) do update set owner_id = excluded.owner_id, city_id = excluded.city_id, price = excluded.price,
    area = excluded.area, created_at = excluded.created_at, latitude = excluded.latitude, longitude = excluded.longitude,
    district_id = excluded.district_id, floor = excluded.floor, available_from = excluded.available_from,
    total_monthly = excluded.total_monthly, choices = excluded.choices, words = excluded.words;
$$;

select refresh_listed_properties(array(select id from property where status = 'active' and deleted_at is null));

create trigger new_homes_are_noted after insert on listed_property
referencing new table as written for each statement execute function note_listed_properties();
create trigger changed_homes_are_noted after update on listed_property for each row when (
  (old.price, old.area, old.latitude, old.longitude, old.choices, old.words)
  is distinct from (new.price, new.area, new.latitude, new.longitude, new.choices, new.words)
) execute function note_listed_properties();
