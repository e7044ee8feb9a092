-- Days on which a team does not work, entered in the calendar of the back office.
create table service_team_day_off (
  team_id bigint not null references service_team (id) on delete cascade,
  date date not null,
  primary key (team_id, date)
);
