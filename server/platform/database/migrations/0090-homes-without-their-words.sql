-- With its words a row of `listed_property` took a fifth of a page, so that whoever looked up a thousand homes read a thousand pages,
-- words asked for or not. PostgreSQL sets values aside only where a row has more than 2 kB; this much of blanks, which stay
-- as some bytes, makes each row such a one. Null where a row was there before: it keeps its words until it changes (docs/operations.md).
alter table listed_property add column padding text;
alter table listed_property alter column padding set storage main, alter column padding set default repeat(' ', 2000),
  alter column choices set storage external;

-- Says by its cost alone what it takes to compare a row's words: as long as a thousand simple comparisons. PostgreSQL, which
-- knows nothing of values that lie aside, would read those of a hundred thousand rows to spare itself an index.
create function words_lie_aside(property_id bigint) returns boolean language plpgsql immutable parallel safe cost 1000
as $$ begin return true; end $$;

-- One home of two hundred with all that lists ask of it in the row: how many have a word is told by these.
create table listed_property_sample (
  property_id bigint primary key references listed_property on delete cascade,
  owner_id bigint not null,
  city_id integer not null,
  district_id integer not null,
  price integer not null,
  area double precision not null,
  created_at timestamptz not null,
  latitude double precision not null,
  longitude double precision not null,
  choices tsvector not null,
  words tsvector not null,
  choice_bits bigint
) with (toast_tuple_target = 8160);

-- By the golden ratio, so that homes which came at regular intervals are no more often in it than others.
create function is_sampled(id bigint) returns boolean language sql immutable parallel safe as $$
  select (id % 2147483648) * 2654435769 % 4294967296 < 4294967296 / 200
$$;

create function sample_listed_property() returns trigger language plpgsql as $$
begin
  delete from listed_property_sample where property_id = new.property_id;
  insert into listed_property_sample
  values (new.property_id, new.owner_id, new.city_id, new.district_id, new.price, new.area, new.created_at, new.latitude,
    new.longitude, new.choices, new.words, new.choice_bits);
  return null;
end $$;
create trigger listed_properties_are_sampled after insert or update on listed_property
for each row when (is_sampled(new.property_id)) execute function sample_listed_property();

-- As in 0087, with the padding.
create or replace function refresh_listed_properties(changed bigint[]) returns void language sql as $$
  delete from listed_property l using property p
  where l.property_id = any(changed) and p.id = l.property_id and not (p.status = 'active' and p.deleted_at is null);
  insert into listed_property as l (property_id, owner_id, city_id, district_id, price, area, created_at, latitude,
    longitude, choices, words, choice_bits)
  select p.id, p.owner_id, p.city_id, p.district_id, p.price, p.area, p.created_at, p.latitude, p.longitude,
    array_to_tsvector(array_remove(array[
      'city:' || p.city_id, 'district:' || p.district_id, 'owner:' || p.owner_id, 'type:' || p.type,
      'bedrooms:' || p.bedrooms, 'furniture:' || p.furniture, 'heating:' || p.heating,
      'construction:' || p.construction, case when p.pet_friendly then 'pets' end
    ] || array(select 'appliance:' || appliance from unnest(p.appliances) appliance), null)),
    strip(p.search_words),
    choice_bits_of(p)
  from property p
  where p.id = any(changed) and p.status = 'active' and p.deleted_at is null
  on conflict (property_id) do update set owner_id = excluded.owner_id, city_id = excluded.city_id,
    district_id = excluded.district_id, price = excluded.price, area = excluded.area, created_at = excluded.created_at,
    latitude = excluded.latitude, longitude = excluded.longitude, choices = excluded.choices, words = excluded.words,
    choice_bits = excluded.choice_bits, padding = excluded.padding;
  insert into property_word
  select distinct word from listed_property l, unnest(tsvector_to_array(l.words)) word
  where l.property_id = any(changed) and word !~ '^[0-9]{6,}$' order by word
  on conflict do nothing;
$$;
