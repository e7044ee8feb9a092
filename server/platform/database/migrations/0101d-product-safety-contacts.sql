-- Electronic address and country of the manufacturer, and the responsible person in the European Union (SHOP-08).
alter table product
  add column manufacturer_contact text not null default '',
  add column manufacturer_country text not null default 'BG',
  add column responsible_name text not null default '',
  add column responsible_address text not null default '',
  add column responsible_contact text not null default '';
