-- Placed, paid and accepted are three steps; a buyer may withdraw from some of the pieces.

alter table vendor_order_step
  drop constraint vendor_order_step_status_check,
  add constraint vendor_order_step_status_check check (status in
    ('new', 'paid', 'accepted', 'shipped', 'delivered', 'cancelled', 'returned', 'withdrawn', 'partly-withdrawn',
     'partly-cancelled', 'note'));
