-- Who wants to be told of what changes about their favorites; the token ends it without signing in.
create table favorite_alert (
  account_id bigint primary key references account on delete cascade,
  token text not null unique,
  since timestamptz not null,
  -- The last mail, and the day in Sofia up to which was looked: one a day at most.
  mailed_at timestamptz,
  looked_on date
);
