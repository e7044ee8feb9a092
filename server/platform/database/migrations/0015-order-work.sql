-- What a vendor does with an order besides moving it: pieces taken off, notes to the buyer, looking for one.

alter table vendor_order_line
  -- Pieces of `quantity` that the vendor could not send.
  add column cancelled_quantity integer not null default 0 check (cancelled_quantity between 0 and quantity);

alter table vendor_order
  -- What of a paid card is due back to the buyer for this part.
  add column refund_amount integer not null default 0 check (refund_amount >= 0);

alter table vendor_order_step
  add column note text not null default '',
  -- The form's key: the same note or cancellation sent twice is one.
  add column key text unique,
  drop constraint vendor_order_step_status_check,
  add constraint vendor_order_step_status_check check (status in
    ('new', 'accepted', 'shipped', 'delivered', 'cancelled', 'returned', 'withdrawn', 'partly-cancelled', 'note'));

-- New ones first, then the latest: as a vendor works through them.
create index vendor_order_new_first on vendor_order (vendor_id, (status = 'new') desc, created_at desc, id desc)
  where released_at is not null;
-- What a vendor's figures are taken from.
create index vendor_order_figures on vendor_order (vendor_id, created_at)
  include (status, products_amount, delivery_amount) where released_at is not null;
-- A buyer by name, telephone, address or town, and an order by what was ordered.
create index customer_order_by_buyer on customer_order
  using gin ((contact_name || ' ' || contact_phone || ' ' || contact_email || ' ' || city) gin_trgm_ops);
create index vendor_order_line_by_title on vendor_order_line
  using gin ((title_bg || ' ' || title_en) gin_trgm_ops);
