-- Pictures that a file of listings names by their addresses. A listing may be deleted for good meanwhile.
alter table product_import_picture
  alter column product_id drop not null,
  add column property_id bigint;

-- Addresses and files from which pictures of listings were fetched: the same one is not fetched or shown twice.
create table property_picture_source (
  property_id bigint not null references property on delete cascade,
  address_hash bytea not null,
  content_hash bytea not null,
  picture_key text not null,
  primary key (property_id, address_hash)
);
