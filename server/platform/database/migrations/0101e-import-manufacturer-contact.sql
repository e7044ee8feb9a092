-- Electronic address of the manufacturer of the rows that name none, given once for the file (VEND-04).
alter table product_import add column manufacturer_contact text not null default '';
