-- Which homes and rooms a person has opened or hidden, on every device (FIND-07).
create table listing_mark (
  account_id bigint not null references account on delete cascade,
  kind text not null check (kind in ('property', 'roommate')),
  mark text not null check (mark in ('seen', 'hidden')),
  item_id bigint not null,
  -- False for what was taken back: it stays a while, so that an older word of another device does not bring it back.
  is_on boolean not null,
  changed_at timestamptz not null,
  primary key (account_id, kind, mark, item_id)
);
