-- What a person keeps as favorites, on every device (SHOP-06).
create table account_favorite (
  account_id bigint not null references account on delete cascade,
  type text not null check (type in ('product', 'property', 'roommate')),
  item_id bigint not null,
  -- False for what was taken back: it stays a while, so that an older word of another device does not bring it back.
  kept boolean not null,
  changed_at timestamptz not null,
  primary key (account_id, type, item_id)
);
