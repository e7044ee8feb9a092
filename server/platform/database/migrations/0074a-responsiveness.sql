-- How soon and how often owners answer, counted each night.
create table responsiveness (
  owner_id bigint primary key references account on delete cascade,
  -- Null where fewer than half of the requests were answered.
  median_minutes integer,
  share_percent smallint not null,
  requests integer not null
);
select tell_changes_of('responsiveness', 'responsiveness', 'person', 'owner_id');
