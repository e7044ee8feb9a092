-- Searches that somebody saved, with what of them an index knows; what they found, and what was told of it.
create table saved_search (
  id bigint generated always as identity primary key,
  -- Null for somebody without an account, who confirms the address.
  account_id bigint references account (id) on delete cascade,
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
  area_from float8 not null default 0,
  area_to float8 not null default 'Infinity',
  choices tsquery,
  words tsquery,
  within box,
  -- The conditions do not say all: the list itself is asked.
  is_exact boolean not null,
  -- A search that was deleted stays for a while with what it found: it can be brought back.
  deleted_at timestamptz,
  drawn polygon[],
  near point[],
  reach float8[],
  -- How a search is told of: by e-mail, by push messages, or both.
  channel text not null default 'email',
  check ((account_id is null) <> (email is null)),
  constraint saved_search_channel check (channel in ('email', 'push', 'both'))
);
create unique index saved_search_of_account on saved_search (account_id, kind, md5(filters)) where account_id is not null;
create unique index saved_search_of_email on saved_search (email, kind, md5(filters)) where email is not null;
create unique index saved_search_by_confirmation on saved_search (confirmation_hash) where confirmation_hash is not null;
create index saved_search_by_keys on saved_search using gin (keys) with (fastupdate=off) where status = 'active';

-- One mail of one search.
create table search_alert (
  id bigint generated always as identity primary key,
  search_id bigint not null references saved_search (id) on delete cascade,
  sent_at timestamptz not null
);
create index search_alert_by_search on search_alert (search_id, sent_at desc);

create table search_match (
  search_id bigint not null references saved_search (id) on delete cascade,
  item_id bigint not null,
  found_at timestamptz not null,
  reason text not null check (reason in ('new', 'price', 'changed')),
  old_price integer,
  alert_id bigint references search_alert (id) on delete set null,
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
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_threshold=1000);

-- Who wants to be told of what changes about their favorites; the token ends it without signing in.
create table favorite_alert (
  account_id bigint primary key references account (id) on delete cascade,
  token text not null unique,
  since timestamptz not null,
  -- The last mail, and the day in Sofia up to which was looked: one a day at most.
  mailed_at timestamptz,
  looked_on date
);

-- How often a search found nothing, by day. Of nobody: a search without what may name a person, and no account or address.
create table empty_search (
  day date not null,
  kind text not null check (kind in ('properties', 'roommates', 'products')),
  filters text not null,
  times integer not null,
  primary key (day, kind, filters)
);

-- Browsers that take push messages for somebody, each at an address of its maker's service (RFC 8030).
create table push_subscription (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id) on delete cascade,
  endpoint text not null unique,
  -- The browser's keys, by which messages are encrypted (RFC 8291).
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_subscription_by_account on push_subscription (account_id);
