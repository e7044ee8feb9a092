-- Barcode of a product (GTIN): 8, 12, 13 or 14 digits. Null if the vendor has not given it.
alter table product add column ean text;
alter table product add constraint product_ean_check check (ean ~ '^([0-9]{8}|[0-9]{12,14})$') not valid;
