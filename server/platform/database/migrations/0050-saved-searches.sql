-- Searches that somebody saved, with what of them an index knows; what they found, and what was told of it.
create table saved_search (
  id bigint generated always as identity primary key,
  -- Null for somebody without an account, who confirms the address.
  account_id bigint references account on delete cascade,
  email text,
  language text not null,
  kind text not null check (kind in ('properties', 'roommates', 'products')),
  -- The list's own query, the same for the same filters.
  filters text not null,
  order_by text,
  name text not null,
  frequency text not null check (frequency in ('at-once', 'daily', 'weekly')),
  status text not null check (status in ('pending', 'active', 'paused')),
  token text not null unique,
  confirmation_hash bytea,
  mailed_at timestamptz,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  -- What is found has one of these keys (one of `listing_keys`), and fulfils the conditions.
  keys text[] not null,
  price_from integer not null default 0,
  price_to integer not null default 2147483647,
  area_from double precision not null default 0,
  area_to double precision not null default 'infinity',
  choices tsquery,
  words tsquery,
  within box,
  -- The conditions do not say all: the list itself is asked.
  is_exact boolean not null,
  check ((account_id is null) <> (email is null))
);
create unique index saved_search_of_account on saved_search (account_id, kind, md5(filters)) where account_id is not null;
create unique index saved_search_of_email on saved_search (email, kind, md5(filters)) where email is not null;
create unique index saved_search_by_confirmation on saved_search (confirmation_hash) where confirmation_hash is not null;
create index saved_search_by_keys on saved_search using gin (keys) with (fastupdate = off) where status = 'active';

-- One mail of one search.
create table search_alert (
  id bigint generated always as identity primary key,
  search_id bigint not null references saved_search on delete cascade,
  sent_at timestamptz not null
);
create index search_alert_by_search on search_alert (search_id, sent_at desc);

create table search_match (
  search_id bigint not null references saved_search on delete cascade,
  item_id bigint not null,
  found_at timestamptz not null,
  reason text not null check (reason in ('new', 'price', 'changed')),
  old_price integer,
  alert_id bigint references search_alert on delete set null,
  -- Waits to be told of; what is no longer offered then is not told.
  is_due boolean not null default true,
  dismissed_at timestamptz,
  primary key (search_id, item_id)
);
create index search_match_due on search_match (search_id) where is_due;
create index search_match_by_alert on search_match (alert_id) where alert_id is not null;

-- Listings that appeared or were changed and have not been compared with the searches yet.
create table listing_change (
  id bigint generated always as identity primary key,
  kind text not null,
  item_id bigint not null,
  -- What it was like before, where it stood in the lists: only a search that did not find that is told.
  old jsonb
) with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000);

create function note_listed_properties() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into listing_change (kind, item_id) select 'properties', property_id from written;
  else
    insert into listing_change (kind, item_id, old) values ('properties', new.property_id, jsonb_build_object(
      'price', old.price, 'area', old.area, 'latitude', old.latitude, 'longitude', old.longitude,
      'choices', old.choices::text, 'words', case when old.words <> new.words then old.words::text end));
  end if;
  return null;
end $$;

create function note_listed_products() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into listing_change (kind, item_id) select 'products', product_id from written;
  else
    insert into listing_change (kind, item_id, old) values ('products', new.product_id, jsonb_build_object(
      'price', old.current_price, 'choices', old.terms::text));
  end if;
  return null;
end $$;

create function note_roommate_offers() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.status = 'active' and old.deleted_at is null then
    insert into listing_change (kind, item_id, old) values ('roommates', new.id, jsonb_build_object(
      'price', old.price, 'city_id', old.city_id, 'latitude', old.latitude, 'longitude', old.longitude,
      'university_id', old.university_id));
  else
    insert into listing_change (kind, item_id) values ('roommates', new.id);
  end if;
  return null;
end $$;
