-- A vendor's login at a courier (SHIP-03).
create table courier_account (
  vendor_id bigint not null references vendor (id) on delete cascade,
  courier text not null check (courier in ('econt', 'speedy', 'box-now')),
  -- AES-256-GCM of JSON, with the key of COURIER_KEY.
  credentials bytea not null,
  updated_at timestamptz not null default now(),
  primary key (vendor_id, courier)
);
