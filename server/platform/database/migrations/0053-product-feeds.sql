-- Addresses from which the products of a vendor are imported every hour (SHIP-12).
create table product_feed (
  vendor_id bigint primary key references vendor (id) on delete cascade,
  -- Account that owns the imports and gets the mails; the feed ends with it.
  account_id bigint not null references account (id) on delete cascade,
  url text not null,
  created_at timestamptz not null,
  next_at timestamptz not null,
  -- Time of the last request.
  fetched_at timestamptz,
  -- Headers and SHA-256 of the last imported file.
  etag text,
  last_modified text,
  sha256 bytea,
  -- Import of the last file, and true while it is not finished.
  import_id bigint references product_import (id) on delete set null,
  is_importing boolean not null default false,
  -- Failures since the last success, and the message key of the last one.
  failures integer not null default 0,
  error text
);
create index product_feed_due on product_feed (next_at);
create index product_feed_importing on product_feed (vendor_id) where is_importing;
create index product_feed_by_account on product_feed (account_id);
create index product_feed_by_import on product_feed (import_id);
