-- Pieces that are cancelled later; those of a new order come with it, in one transaction.
create function mark_days_of_lines() returns trigger language plpgsql as $$
begin
  insert into changed_sales_day
  select distinct part.vendor_id, (part.created_at at time zone 'Europe/Sofia')::date
  from new_rows line join vendor_order part on part.id = line.vendor_order_id
  where part.released_at is not null;
  return null;
end $$;
create trigger changed_lines_change_sales after update on vendor_order_line
referencing new table as new_rows for each statement execute function mark_days_of_lines();
