-- The manufacturer of the rows that name none, said once for the file (VEND-04); empty is not said.
alter table product_import
  add column manufacturer text not null default '' check (length(manufacturer) <= 200),
  add column manufacturer_address text not null default '' check (length(manufacturer_address) <= 300);

-- Which fields of a row were filled in, with what, and from where.
alter table product_import_row
  add column filled jsonb not null default '[]' check (jsonb_typeof(filled) = 'array');
