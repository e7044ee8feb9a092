-- The condition of returned pieces, and the steps for pieces that came back and for a corrected tracking number.
alter table vendor_order_step
  add column pieces jsonb,
  drop constraint vendor_order_step_status_check,
  add constraint vendor_order_step_status_check check (status in
    ('new', 'paid', 'accepted', 'shipped', 'delivered', 'cancelled', 'returned', 'withdrawn', 'partly-withdrawn',
     'partly-cancelled', 'partly-returned', 'tracking', 'note')) not valid;
