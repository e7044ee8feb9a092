-- Where calendars subscribe to a plan (PLAN-06); ended, it is gone.
create table plan_calendar (
  account_id bigint not null,
  plan_id text not null,
  -- Whoever has it reads the days: the owner is shown it again.
  token text not null unique,
  created_at timestamptz not null,
  primary key (account_id, plan_id),
  foreign key (account_id, plan_id) references moving_plan on delete cascade
);

-- Whether a person is reminded of a plan, and what ends it by a click; there from the first mail on.
create table plan_reminder (
  account_id bigint not null,
  plan_id text not null,
  token text not null unique,
  ended_at timestamptz,
  primary key (account_id, plan_id),
  foreign key (account_id, plan_id) references moving_plan on delete cascade
);
