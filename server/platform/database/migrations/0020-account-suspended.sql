-- Time of a suspension by the team. The account's listings and shop are removed at this time too.
alter table account add column suspended_at timestamptz;
