-- Browsers that take push messages for somebody, each at an address of its maker's service (RFC 8030).
create table push_subscription (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  endpoint text not null unique,
  -- The browser's keys, by which messages are encrypted (RFC 8291).
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_subscription_by_account on push_subscription (account_id);
