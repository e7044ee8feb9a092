-- Moving plans of accounts (PLAN-01). The browser stores the plans of visitors.
create table moving_plan (
  account_id bigint not null references account (id) on delete cascade,
  -- Random id from the plan's creator. A visitor's plan retains its id after the import into an account.
  id text not null,
  content jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Change history, latest first: the time, the person and the changed sections (PLAN-08).
  changes jsonb not null default '[]',
  primary key (account_id, id)
);

create table plan_link (
  token text primary key,
  account_id bigint not null,
  plan_id text not null,
  access text not null check (access in ('read', 'edit')),
  created_at timestamptz not null,
  -- Time at which the owner revoked the link. The server answers a revoked link with its own error message.
  ended_at timestamptz,
  foreign key (account_id, plan_id) references moving_plan (account_id, id) on delete cascade
);
create index plan_link_by_plan on plan_link (account_id, plan_id);
create unique index plan_link_active on plan_link (account_id, plan_id, access) where ended_at is null;

-- Calendar subscriptions of plans (PLAN-06). Revoking a subscription deletes its row.
create table plan_calendar (
  account_id bigint not null,
  plan_id text not null,
  -- Secret token in the calendar URL. Stored unhashed, because the owner can display the URL again.
  token text not null unique,
  created_at timestamptz not null,
  primary key (account_id, plan_id),
  foreign key (account_id, plan_id) references moving_plan (account_id, id) on delete cascade
);

-- Reminder settings of plans, created with the first reminder e-mail. The token belongs to the unsubscribe link.
create table plan_reminder (
  account_id bigint not null,
  plan_id text not null,
  token text not null unique,
  ended_at timestamptz,
  primary key (account_id, plan_id),
  foreign key (account_id, plan_id) references moving_plan (account_id, id) on delete cascade
);

-- Handover protocols of homes, with the PDF document for both sides. Rows are never updated.
create table handover_protocol (
  account_id bigint not null references account (id) on delete cascade,
  id text not null,
  content jsonb not null,
  document bytea not null,
  made_at timestamptz not null,
  primary key (account_id, id)
);
