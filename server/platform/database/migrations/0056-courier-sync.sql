-- Last successful synchronisation of a courier's offices (SHIP-01).
create table courier_sync (
  courier text primary key check (courier in ('sandbox', 'econt', 'speedy', 'box-now')),
  synced_at timestamptz not null
);
