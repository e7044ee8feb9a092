-- Working days until delivery, as promised when the order was placed; null for older orders (CART-08).
alter table vendor_order add column delivery_days integer;
