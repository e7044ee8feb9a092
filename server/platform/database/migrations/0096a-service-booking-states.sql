-- When the team accepted a visit, finished it, or said that it can't come; and the teams that declined it before.
alter table service_booking
  add column accepted_at timestamptz,
  add column done_at timestamptz,
  add column declined_at timestamptz,
  add column declined_by integer[] not null default '{}';
