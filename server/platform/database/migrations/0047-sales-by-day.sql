-- A vendor's figures, counted once for each day in Bulgaria. A day with a mark in `changed_sales_day` is out of date and is
-- read from its orders instead; every day with orders has its sums or a mark.
create table sales_day (
  vendor_id bigint not null references vendor on delete cascade,
  day date not null,
  status text not null,
  orders integer not null,
  -- The price of the goods in stotinki, with VAT and without delivery.
  revenue bigint not null,
  pieces bigint not null,
  primary key (vendor_id, day, status)
);

-- What was sold, and neither cancelled nor returned.
create table product_sales_day (
  vendor_id bigint not null references vendor on delete cascade,
  day date not null,
  product_id bigint not null,
  revenue bigint not null,
  pieces bigint not null,
  primary key (vendor_id, day, product_id) include (revenue, pieces)
);

-- One row for each change: nobody waits for anybody who changes another order of that day.
create table changed_sales_day (
  vendor_id bigint not null,
  day date not null
);
create index changed_sales_day_by_vendor on changed_sales_day (vendor_id, day);

create function is_sold(status text) returns boolean language sql immutable parallel safe as $$
  select status not in ('cancelled', 'returned');
$$;

create view changed_sales_order as
select part.id, part.vendor_id, changed.day, part.status, part.products_amount
from (select distinct vendor_id, day from changed_sales_day) changed
join vendor_order part on part.vendor_id = changed.vendor_id and part.released_at is not null
  and part.created_at >= changed.day::timestamp at time zone 'Europe/Sofia'
  and part.created_at < (changed.day + 1)::timestamp at time zone 'Europe/Sofia';

create view changed_sales as
select part.vendor_id, part.day, part.status, count(*)::integer as orders,
  sum(part.products_amount)::bigint as revenue, coalesce(sum(line.pieces), 0)::bigint as pieces
from changed_sales_order part cross join lateral (
  select sum(quantity - cancelled_quantity) as pieces from vendor_order_line where vendor_order_id = part.id
) line
group by part.vendor_id, part.day, part.status;

create view changed_product_sales as
select part.vendor_id, part.day, line.product_id,
  sum((line.quantity - line.cancelled_quantity) * line.unit_price)::bigint as revenue,
  sum(line.quantity - line.cancelled_quantity)::bigint as pieces
from changed_sales_order part cross join lateral (
  -- Else all lines of all orders are read, since nobody knows how few of them one day has.
  select product_id, unit_price, quantity, cancelled_quantity from vendor_order_line where vendor_order_id = part.id offset 0
) line
where is_sold(part.status)
group by part.vendor_id, part.day, line.product_id;

create view sales as
select vendor_id, day, status, orders, revenue, pieces from sales_day counted
where not exists (
  select from changed_sales_day changed where changed.vendor_id = counted.vendor_id and changed.day = counted.day
)
union all
select vendor_id, day, status, orders, revenue, pieces from changed_sales;

create view product_sales as
select vendor_id, day, product_id, revenue, pieces from product_sales_day counted
where not exists (
  select from changed_sales_day changed where changed.vendor_id = counted.vendor_id and changed.day = counted.day
)
union all
select vendor_id, day, product_id, revenue, pieces from changed_product_sales;

create function mark_days_of_orders() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into changed_sales_day
    select distinct vendor_id, (created_at at time zone 'Europe/Sofia')::date from old_rows where released_at is not null;
  end if;
  if tg_op <> 'DELETE' then
    insert into changed_sales_day
    select distinct vendor_id, (created_at at time zone 'Europe/Sofia')::date from new_rows where released_at is not null;
  end if;
  return null;
end $$;
create trigger new_orders_change_sales after insert on vendor_order
referencing new table as new_rows for each statement execute function mark_days_of_orders();
create trigger changed_orders_change_sales after update on vendor_order
referencing old table as old_rows new table as new_rows for each statement execute function mark_days_of_orders();
create trigger deleted_orders_change_sales after delete on vendor_order
referencing old table as old_rows for each statement execute function mark_days_of_orders();
