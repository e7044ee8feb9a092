-- What a person plans for moving in (PLAN-01); a visitor's plans are in the browser.
create table moving_plan (
  account_id bigint not null references account (id) on delete cascade,
  -- Drawn by whoever made it, also before there was an account.
  id text not null,
  content jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Who changed what of a plan, the latest first, and the links by which others read or change it (PLAN-08).
  changes jsonb not null default '[]',
  primary key (account_id, id)
);

create table plan_link (
  token text primary key,
  account_id bigint not null,
  plan_id text not null,
  access text not null check (access in ('read', 'edit')),
  created_at timestamptz not null,
  -- A link that was ended says so.
  ended_at timestamptz,
  foreign key (account_id, plan_id) references moving_plan (account_id, id) on delete cascade
);
create index plan_link_by_plan on plan_link (account_id, plan_id);
create unique index plan_link_active on plan_link (account_id, plan_id, access) where ended_at is null;

-- Where calendars subscribe to a plan (PLAN-06); ended, it is gone.
create table plan_calendar (
  account_id bigint not null,
  plan_id text not null,
  -- Whoever has it reads the days: the owner is shown it again.
  token text not null unique,
  created_at timestamptz not null,
  primary key (account_id, plan_id),
  foreign key (account_id, plan_id) references moving_plan (account_id, id) on delete cascade
);

-- Whether a person is reminded of a plan, and what ends it by a click; there from the first mail on.
create table plan_reminder (
  account_id bigint not null,
  plan_id text not null,
  token text not null unique,
  ended_at timestamptz,
  primary key (account_id, plan_id),
  foreign key (account_id, plan_id) references moving_plan (account_id, id) on delete cascade
);

-- What was handed over with a home, and the document that both sides got: neither changes afterwards.
create table handover_protocol (
  account_id bigint not null references account (id) on delete cascade,
  id text not null,
  content jsonb not null,
  document bytea not null,
  made_at timestamptz not null,
  primary key (account_id, id)
);
