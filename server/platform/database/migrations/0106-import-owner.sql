-- small: product_import
-- small: product_import_file
-- Imports of listings by agencies use the tables of the imports of products: each import has one of the two owners.
alter table product_import
  alter column vendor_id drop not null,
  add column agency_id bigint references account on delete cascade;
create index product_import_of_agency on product_import (agency_id, id desc) where agency_id is not null;

alter table product_import_file
  alter column vendor_id drop not null,
  add column agency_id bigint references account on delete cascade;
