-- Orders before this full hour in Sofia are handled the same working day (CART-08). Null for a shop without one.
alter table vendor add column cutoff_hour integer;
alter table vendor add constraint vendor_cutoff_hour check (cutoff_hour between 0 and 23) not valid;
