-- Versions of settings, texts and prices with their start; rows are only added (TEAM-07, TEAM-09, TEAM-12).
create table team_version (
  kind text not null,
  key text not null,
  number integer not null,
  value jsonb not null,
  valid_from timestamptz not null,
  created_at timestamptz not null,
  author_id bigint,
  author text not null,
  reason text not null default '',
  primary key (kind, key, number)
);
create index team_version_by_start on team_version (kind, key, valid_from desc, number desc);

create function notify_team_version() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', new.kind);
  return null;
end
$$;
create trigger updates_told after insert on team_version for each row execute function notify_team_version();
