-- Views of pages without data about the visitor (TEAM-10).
create table visit_count (
  -- Day in Bulgaria.
  day date not null,
  -- Name of the screen's route, or the checkout.
  screen text not null,
  language text not null check (language in ('bg', 'en')),
  device text not null check (device in ('phone', 'tablet', 'desktop')),
  views integer not null default 0,
  -- Views by which a visitor came from elsewhere.
  visits integer not null default 0,
  primary key (day, screen, language, device)
);

-- Waiting cases at the last hourly count of a day (TEAM-10).
create table queue_count (
  -- Day in Bulgaria.
  day date not null,
  kind text not null,
  waiting integer not null,
  -- Age of the oldest waiting case in minutes.
  oldest_minutes integer not null,
  primary key (day, kind)
);
