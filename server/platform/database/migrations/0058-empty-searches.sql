-- How often a search found nothing, by day. Of nobody: a search without what may name a person, and no account or address.
create table empty_search (
  day date not null,
  kind text not null check (kind in ('properties', 'roommates', 'products')),
  filters text not null,
  times integer not null,
  primary key (day, kind, filters)
);
