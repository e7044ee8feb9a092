-- Number of balconies of a home, 0 to 10. Null if the owner has not stated it.
alter table property add column balconies integer;
alter table property add constraint property_balconies_check check (balconies between 0 and 10) not valid;

-- Returns the tags of fields that have a filter in src/core/properties/property-fields.ts. A new field is added here.
-- The tags of furniture, heating and construction are in refresh_listed_properties.
create function field_terms(p property) returns text[] language sql stable parallel safe as $$
  select array_remove(array[
    case when p.balconies > 0 then 'balconies:' || p.balconies end
  ], null);
$$;

-- A home with a number of balconies also has the feature `balcony`.
create or replace function feature_terms(p property) returns text[] language sql stable parallel safe as $$
  select array_remove(array[
    case when 'elevator' = any(p.property_advantages) then 'feature:lift' end,
    case when p.property_advantages && array['parking-space', 'garage'] then 'feature:parking' end,
    case when p.property_advantages && array['balcony', 'terrace'] or p.balconies > 0 then 'feature:balcony' end,
    case when p.floor > 0 then 'feature:not-ground-floor' end,
    case when p.floor < p.total_floors then 'feature:not-top-floor' end,
    case when not exists (select from agency a where a.account_id = p.owner_id) then 'feature:from-owner' end,
    case when p.pictures <> '[]' then 'feature:with-pictures' end
  ], null);
$$;

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
    ] || array(select 'appliance:' || appliance from unnest(p.appliances) appliance)
      || field_terms(p) || feature_terms(p), null)),
    strip(p.search_words)
  from property p
  where p.id = any(changed) and p.status = 'active' and p.deleted_at is null
  on conflict (property_id) do update set owner_id = excluded.owner_id, city_id = excluded.city_id, price = excluded.price,
    area = excluded.area, created_at = excluded.created_at, latitude = excluded.latitude, longitude = excluded.longitude,
    district_id = excluded.district_id, floor = excluded.floor, available_from = excluded.available_from,
    total_monthly = excluded.total_monthly, choices = excluded.choices, words = excluded.words;
$$;

create trigger changed_fields_are_listed after update on property for each row
  when (field_terms(old) is distinct from field_terms(new)) execute function list_properties();
