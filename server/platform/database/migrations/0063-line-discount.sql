-- Share of a coupon's discount in stotinki, for all pieces of the line (CART-03).
alter table vendor_order_line add column discount integer not null default 0;

create or replace view charged_order_line as
select line.vendor_order_id, line.position, line.product_id, line.unit_price,
  case when is_sold(part.status)
    then line.quantity - line.cancelled_quantity - line.returned_quantity else 0 end as pieces,
  case part.status when 'cancelled' then line.quantity - line.returned_quantity
    else line.cancelled_quantity end as cancelled,
  case part.status when 'returned' then line.quantity - line.cancelled_quantity
    else line.returned_quantity end as returned,
  case when is_sold(part.status) then line_amount(
    line.unit_price, line.discount, line.quantity, line.quantity - line.cancelled_quantity - line.returned_quantity
  ) else 0 end as amount
from vendor_order_line line join vendor_order part on part.id = line.vendor_order_id;
