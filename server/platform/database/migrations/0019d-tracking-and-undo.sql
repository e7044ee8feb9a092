-- The parcel's number at its courier, and a minute in which a vendor's step can be undone before anybody is told.

alter table vendor_order
  add column tracking jsonb;

alter table vendor_order_step
  -- What stood before the step, while it can be undone.
  add column undo jsonb,
  -- When the buyer was told of it.
  add column told_at timestamptz;
