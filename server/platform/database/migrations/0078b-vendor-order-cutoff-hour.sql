-- The shop's cut-off hour when the order was placed; the promised day does not follow later changes of the shop.
alter table vendor_order add column cutoff_hour integer;
