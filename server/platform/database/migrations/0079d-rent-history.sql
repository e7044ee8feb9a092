-- What homes of a type were let for in a place, a square metre, by months: the last night of each that was counted.
create table rent_history (
  city_id integer not null references city on delete cascade,
  -- 0 for all of the city.
  district_id integer not null,
  type text not null,
  -- Its first day.
  month date not null,
  -- Stotinki a month for a square metre.
  rent integer not null,
  homes integer not null,
  primary key (city_id, type, district_id, month)
);
create trigger updates_told after insert or update or delete on rent_history
for each statement execute function tell_fair_prices('fair-prices');
