-- What is chosen of few words each, a bit for each word, so that the indexes of the orders can hold it; null until
-- `listOldProperties` has written it for homes that were there before.
alter table listed_property add column choice_bits bigint;

-- The bit of a term; 0 for one that has none. New terms are appended, since what is written must keep its meaning.
create function choice_bit(term text) returns bigint language sql immutable parallel safe as $$
  select coalesce(1::bigint << array_position(array[
    'type:room', 'type:studio', 'type:one-room', 'type:two-room', 'type:three-room', 'type:four-room', 'type:multi-room',
    'type:maisonette', 'type:atelier', 'type:house-floor', 'type:house',
    'bedrooms:0', 'bedrooms:1', 'bedrooms:2', 'bedrooms:3', 'bedrooms:4',
    'furniture:furnished', 'furniture:partly-furnished', 'furniture:unfurnished',
    'heating:tec', 'heating:gas', 'heating:electricity', 'heating:air-conditioning', 'heating:local', 'heating:none',
    'construction:brick', 'construction:panel', 'construction:epk', 'construction:pk', 'construction:joist', 'pets',
    'appliance:refrigerator', 'appliance:hob', 'appliance:oven', 'appliance:microwave', 'appliance:dishwasher',
    'appliance:extractor-hood', 'appliance:washing-machine', 'appliance:dryer', 'appliance:air-conditioner',
    'appliance:boiler', 'appliance:television', 'appliance:internet-router', 'appliance:vacuum-cleaner', 'appliance:iron'
  ], term), 0);
$$;

-- 4 bedrooms are 4 or more; `appliance_bits` has the appliances in the same order.
create function choice_bits_of(p property) returns bigint language sql immutable parallel safe as $$
  select choice_bit('type:' || p.type) | choice_bit('bedrooms:' || least(p.bedrooms, 4))
    | choice_bit('furniture:' || p.furniture) | choice_bit('heating:' || p.heating)
    | choice_bit('construction:' || p.construction) | case when p.pet_friendly then choice_bit('pets') else 0 end
    | (p.appliance_bits::bigint << 32);
$$;

-- As in 0085, with the bits.
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
    choice_bits = excluded.choice_bits;
  insert into property_word
  select distinct word from listed_property l, unnest(tsvector_to_array(l.words)) word
  where l.property_id = any(changed) and word !~ '^[0-9]{6,}$' order by word
  on conflict do nothing;
$$;
