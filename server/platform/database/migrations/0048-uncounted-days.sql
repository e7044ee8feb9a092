-- Every day of orders from before waits to be counted.
insert into changed_sales_day
select distinct vendor_id, (created_at at time zone 'Europe/Sofia')::date from vendor_order where released_at is not null;
