-- What the owner's figures are taken from: visits are forgotten the day after, and only their number stays.
create table property_day (
  property_id bigint not null references property on delete cascade,
  day date not null,
  views integer not null default 0,
  -- Browsers that keep it since, less those that no longer do.
  favorites integer not null default 0,
  primary key (property_id, day)
);
