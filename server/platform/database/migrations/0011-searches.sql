-- Saved searches, with the conditions that the server compares with changed listings.
create table saved_search (
  id bigint generated always as identity primary key,
  -- Account of the owner. Null for a person without an account, who confirms the e-mail address.
  account_id bigint references account (id) on delete cascade,
  email text,
  language text not null,
  kind text not null check (kind in ('properties', 'roommates', 'products')),
  -- Normalised query string of the list page. Equal filters give equal strings.
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
  -- Match keys. A matching listing has at least one of these keys and meets all conditions below.
  keys text[] not null,
  price_from integer not null default 0,
  price_to integer not null default 2147483647,
  area_from float8 not null default 0,
  area_to float8 not null default 'Infinity',
  choices tsquery,
  words tsquery,
  within box,
  -- Flag for searches that the stored conditions do not fully describe. The server checks their matches with the list query.
  is_exact boolean not null,
  -- Time of deletion. The owner can restore the search and its matches for one hour.
  deleted_at timestamptz,
  drawn polygon[],
  near point[],
  reach float8[],
  -- Delivery channel of the alerts.
  channel text not null default 'email',
  check ((account_id is null) <> (email is null)),
  constraint saved_search_channel check (channel in ('email', 'push', 'both'))
);
create unique index saved_search_of_account on saved_search (account_id, kind, md5(filters)) where account_id is not null;
create unique index saved_search_of_email on saved_search (email, kind, md5(filters)) where email is not null;
create unique index saved_search_by_confirmation on saved_search (confirmation_hash) where confirmation_hash is not null;
create index saved_search_by_keys on saved_search using gin (keys) with (fastupdate=off) where status = 'active';

-- Alerts sent for a saved search.
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
  -- Flag for a match that awaits its alert. Alerts omit listings that are no longer offered.
  is_due boolean not null default true,
  dismissed_at timestamptz,
  primary key (search_id, item_id)
);
create index search_match_due on search_match (search_id) where is_due;
create index search_match_by_alert on search_match (alert_id) where alert_id is not null;

-- New and changed listings that the server has not compared with the saved searches yet.
create table listing_change (
  id bigint generated always as identity primary key,
  kind text not null,
  item_id bigint not null,
  -- Listed values before the change, with the price in stotinki. Null for a new listing.
  -- Searches that matched the old values get no alert.
  old jsonb
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_threshold=1000);

-- Accounts that receive alerts about changed favorites. The token allows unsubscribing without signing in.
create table favorite_alert (
  account_id bigint primary key references account (id) on delete cascade,
  token text not null unique,
  since timestamptz not null,
  -- Time of the last e-mail, and the last checked day in the Europe/Sofia time zone.
  -- Limits the alerts to one e-mail a day.
  mailed_at timestamptz,
  looked_on date
);

-- Daily counts of searches without results.
-- Contains no accounts, no addresses and no search words that may identify a person.
create table empty_search (
  day date not null,
  kind text not null check (kind in ('properties', 'roommates', 'products')),
  filters text not null,
  times integer not null,
  primary key (day, kind, filters)
);

-- Browsers subscribed to push messages. The endpoint is a URL of the browser maker's push service (RFC 8030).
create table push_subscription (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id) on delete cascade,
  endpoint text not null unique,
  -- Browser keys for the encryption of push messages (RFC 8291).
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_subscription_by_account on push_subscription (account_id);
