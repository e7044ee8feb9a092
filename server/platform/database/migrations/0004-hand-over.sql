-- What a visitor's browser carries from one domain to the other at a language switch (LANG-11).

create table hand_over (
  secret_hash bytea primary key,
  -- Where it may arrive.
  destination text not null,
  -- Set when it has arrived there: the browser collects with a second secret, once.
  collection_hash bytea unique,
  belongings jsonb not null,
  expires_at timestamptz not null
);
create index hand_over_by_end on hand_over (expires_at);
