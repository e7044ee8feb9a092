-- Pieces and amounts of lines as exports, figures and lists state them: what the buyer keeps, and what was cancelled or
-- returned. Amounts in stotinki, with VAT and without delivery.
create view charged_order_line as
select line.vendor_order_id, line.position, line.product_id, line.unit_price,
  case when is_sold(part.status)
    then line.quantity - line.cancelled_quantity - line.returned_quantity else 0 end as pieces,
  case part.status when 'cancelled' then line.quantity - line.returned_quantity
    else line.cancelled_quantity end as cancelled,
  case part.status when 'returned' then line.quantity - line.cancelled_quantity
    else line.returned_quantity end as returned,
  case when is_sold(part.status)
    then (line.quantity - line.cancelled_quantity - line.returned_quantity) * line.unit_price else 0 end as amount
from vendor_order_line line join vendor_order part on part.id = line.vendor_order_id;

create or replace view changed_sales as
select part.vendor_id, part.day, part.status, count(*)::integer as orders,
  coalesce(sum(line.amount), 0)::bigint as revenue, coalesce(sum(line.pieces), 0)::bigint as pieces
from changed_sales_order part cross join lateral (
  select sum(amount) as amount, sum(pieces) as pieces from charged_order_line where vendor_order_id = part.id
) line
group by part.vendor_id, part.day, part.status;

create or replace view changed_product_sales as
select part.vendor_id, part.day, line.product_id,
  sum(line.amount)::bigint as revenue, sum(line.pieces)::bigint as pieces
from changed_sales_order part cross join lateral (
  -- Else all lines of all orders are read, since nobody knows how few of them one day has.
  select product_id, amount, pieces from charged_order_line where vendor_order_id = part.id offset 0
) line
where is_sold(part.status)
group by part.vendor_id, part.day, line.product_id;

-- Days that were counted with returned pieces are counted again.
insert into changed_sales_day
select distinct part.vendor_id, (part.created_at at time zone 'Europe/Sofia')::date
from vendor_order part
where part.released_at is not null
  and exists (select from vendor_order_line line where line.vendor_order_id = part.id and line.returned_quantity > 0);
