-- A buyer may withdraw from some of the pieces; those that were sent come back first.

alter table vendor_order_line
  -- Sent pieces that the buyer has withdrawn from, and those of them that have come back.
  add column withdrawn_quantity integer not null default 0,
  add column returned_quantity integer not null default 0,
  add constraint vendor_order_line_pieces check (
    returned_quantity between 0 and withdrawn_quantity and withdrawn_quantity <= quantity - cancelled_quantity
  );
