-- What homes are found, filtered and ordered by, apart from the texts and pictures that make a row of `property` a page of
-- its own. One row for each home that stands in lists; the triggers below keep it.
create table listed_property (
  property_id bigint primary key references property on delete cascade,
  owner_id bigint not null,
  city_id integer not null,
  district_id integer not null,
  price integer not null,
  area double precision not null,
  created_at timestamptz not null,
  latitude double precision not null,
  longitude double precision not null,
  -- What filters ask for: city:1, district:12, owner:5, type:studio, bedrooms:2, furniture:…, heating:…, construction:…,
  -- appliance:iron, pets.
  choices tsvector not null,
  -- The words of `property`; kept apart from the row, which lists read a thousand of.
  words tsvector not null
) with (
  toast_tuple_target = 128,
  autovacuum_analyze_scale_factor = 0.02,
  autovacuum_vacuum_scale_factor = 0.05,
  autovacuum_vacuum_insert_scale_factor = 0.05
);
alter table listed_property alter column choices set storage plain, alter column words set storage external;
create index listed_property_by_terms on listed_property using gin (choices, words);
create index listed_property_by_place on listed_property using gist (point(longitude, latitude));
create index listed_property_by_newest on listed_property (created_at desc, property_id desc);
create index listed_property_by_price on listed_property (price, property_id);
create index listed_property_by_area on listed_property (area, property_id);
create index listed_property_by_city_newest on listed_property (city_id, created_at desc, property_id desc);
create index listed_property_by_city_price on listed_property (city_id, price, property_id);
create index listed_property_by_city_area on listed_property (city_id, area, property_id);
create index listed_property_by_owner on listed_property (owner_id, created_at desc, property_id desc);

-- Writes the rows of these homes anew.
create function refresh_listed_properties(changed bigint[]) returns void language sql as $$
  delete from listed_property l using property p
  where l.property_id = any(changed) and p.id = l.property_id and not (p.status = 'active' and p.deleted_at is null);
  insert into listed_property as l
  select p.id, p.owner_id, p.city_id, p.district_id, p.price, p.area, p.created_at, p.latitude, p.longitude,
    array_to_tsvector(array_remove(array[
      'city:' || p.city_id, 'district:' || p.district_id, 'owner:' || p.owner_id, 'type:' || p.type,
      'bedrooms:' || p.bedrooms, 'furniture:' || p.furniture, 'heating:' || p.heating,
      'construction:' || p.construction, case when p.pet_friendly then 'pets' end
    ] || array(select 'appliance:' || appliance from unnest(p.appliances) appliance), null)),
    strip(p.search_words)
  from property p
  where p.id = any(changed) and p.status = 'active' and p.deleted_at is null
  on conflict (property_id) do update set owner_id = excluded.owner_id, city_id = excluded.city_id,
    district_id = excluded.district_id, price = excluded.price, area = excluded.area, created_at = excluded.created_at,
    latitude = excluded.latitude, longitude = excluded.longitude, choices = excluded.choices, words = excluded.words;
$$;

create function list_properties() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform refresh_listed_properties(array(select id from written));
  else
    perform refresh_listed_properties(array[new.id]);
  end if;
  return null;
end $$;

create trigger new_properties_are_listed after insert on property
referencing new table as written for each statement execute function list_properties();
-- Visits and favorites are counted all the time, and change nothing here.
create trigger changed_properties_are_listed after update on property for each row when (
  (old.status, old.deleted_at, old.owner_id, old.city_id, old.district_id, old.price, old.area, old.created_at, old.latitude,
    old.longitude, old.type, old.bedrooms, old.furniture, old.heating, old.construction, old.pet_friendly, old.appliances,
    old.search_words)
  is distinct from
  (new.status, new.deleted_at, new.owner_id, new.city_id, new.district_id, new.price, new.area, new.created_at, new.latitude,
    new.longitude, new.type, new.bedrooms, new.furniture, new.heating, new.construction, new.pet_friendly, new.appliances,
    new.search_words)
) execute function list_properties();
