-- The coupon of a vendor order and its code as the buyer used it (CART-03).
alter table vendor_order
  add column coupon_id bigint,
  add column coupon_code text,
  add constraint vendor_order_coupon foreign key (coupon_id) references coupon (id) not valid;
