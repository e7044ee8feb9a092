-- What comparable homes are let for, counted each night for each place, type and area that has enough of them.
create table fair_price (
  city_id integer not null references city on delete cascade,
  -- 0 for all of the city.
  district_id integer not null,
  type text not null,
  -- Of the home that is compared, in m²; the sample is of homes a fifth smaller to a fifth larger.
  area integer not null,
  -- Stotinki a month.
  low integer not null,
  median integer not null,
  high integer not null,
  homes integer not null,
  counted_on date not null,
  primary key (city_id, type, district_id, area)
);

-- A market is counted in one go, often thousands of rows: pages care only that it was.
create function tell_fair_prices() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', tg_argv[0]);
  return null;
end $$;
create trigger updates_told after insert or update or delete on fair_price
for each statement execute function tell_fair_prices('fair-prices');
