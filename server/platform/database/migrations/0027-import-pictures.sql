-- Pictures that a file of products names by their addresses (VEND-04): fetched after its rows are taken.

alter table product_import
  drop constraint product_import_status_check,
  add constraint product_import_status_check check
    (status in ('uploaded', 'checking', 'ready', 'importing', 'fetching', 'done', 'failed', 'cancelled')),
  add column pictures integer not null default 0,
  add column pictures_fetched integer not null default 0,
  add column pictures_failed integer not null default 0;
create index product_import_fetching on product_import (heartbeat) where status = 'fetching';

-- Good rows of whose pictures some can't be had: their errors say which, and why.
create index product_import_row_without_pictures on product_import_row (import_id, number)
  where action <> 'bad' and errors <> '[]';

create table product_import_picture (
  import_id bigint not null,
  row_number integer not null,
  -- Among the addresses of its row: the first one is the product's main picture.
  position smallint not null,
  product_id bigint not null references product on delete cascade,
  address text not null check (length(address) <= 1000),
  state text not null default 'waiting' check (state in ('waiting', 'fetched', 'failed')),
  tries smallint not null default 0,
  retry_at timestamptz not null,
  primary key (import_id, row_number, position),
  foreign key (import_id, row_number) references product_import_row on delete cascade
);
create index product_import_picture_waiting on product_import_picture (import_id, row_number, position)
  where state = 'waiting';
create index product_import_picture_of_product on product_import_picture (product_id);

-- Where a product's fetched pictures came from: the same address, or the same file, is not fetched or shown twice.
create table product_picture_source (
  product_id bigint not null references product on delete cascade,
  address_hash bytea not null,
  content_hash bytea not null,
  picture_key text not null,
  primary key (product_id, address_hash)
);
