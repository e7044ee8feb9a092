-- Who changed what of a plan, the latest first, and the links by which others read or change it (PLAN-08).
alter table moving_plan add column changes jsonb not null default '[]';

create table plan_link (
  token text primary key,
  account_id bigint not null,
  plan_id text not null,
  access text not null check (access in ('read', 'edit')),
  created_at timestamptz not null,
  -- A link that was ended says so.
  ended_at timestamptz,
  foreign key (account_id, plan_id) references moving_plan on delete cascade
);
create index plan_link_by_plan on plan_link (account_id, plan_id);
create unique index plan_link_active on plan_link (account_id, plan_id, access) where ended_at is null;
