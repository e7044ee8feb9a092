-- Previews of the site by members of the team (TEAM-07, TEAM-09), deleted after they expire.
create table team_site_preview (
  -- Random text.
  id text primary key,
  account_id bigint not null references team_member (account_id) on delete cascade,
  -- Time that the preview shows; null for the time of each request.
  shown_at timestamptz,
  -- Changed record: its kind, key and value; null for planned versions only.
  draft jsonb,
  expires_at timestamptz not null
);
create index team_site_preview_of_account on team_site_preview (account_id);
create index team_site_preview_by_end on team_site_preview (expires_at);
