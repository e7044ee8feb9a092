-- True for a new shop that waits for the team's approval before its first sale (TEAM-06).
alter table vendor add column needs_approval boolean not null default false;
