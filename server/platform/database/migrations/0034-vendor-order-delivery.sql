-- Delivery that the buyer chose, {"method", "office"}; null for orders of the previous version, to an address.
alter table vendor_order add column delivery jsonb;
