-- Every word of homes that were ever listed, but for numbers as long as a telephone's: a beginning is sought by the words that begin so,
-- all of them.
create table property_word (word text primary key);
create index property_word_by_beginning on property_word (word text_pattern_ops);

-- Writes the rows of these homes anew, and their words; in one order, so that nobody waits for each other.
create or replace function refresh_listed_properties(changed bigint[]) returns void language sql as $$
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
  insert into property_word
  select distinct word from listed_property l, unnest(tsvector_to_array(l.words)) word
  where l.property_id = any(changed) and word !~ '^[0-9]{6,}$' order by word
  on conflict do nothing;
$$;
