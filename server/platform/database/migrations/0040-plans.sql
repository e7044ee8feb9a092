-- What a person plans for moving in (PLAN-01); a visitor's plans are in the browser.
create table moving_plan (
  account_id bigint not null references account on delete cascade,
  -- Drawn by whoever made it, also before there was an account.
  id text not null,
  content jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, id)
);
