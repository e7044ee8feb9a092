-- What is sold and looked at stands first (SHOP-04): pieces sold and visits of 90 days, counted anew each night.
alter table product
  add column popularity integer not null default 0,
  -- Of the words in search_words; rows older than src/core/shared/search-stem.ts get theirs again.
  add column search_version smallint not null default 0;
alter table product alter column search_version set default 1;
alter table property add column search_version smallint not null default 0;
alter table property alter column search_version set default 1;
create index product_with_old_words on product (vendor_id) where search_version < 1 and deleted_at is null;
create index property_with_old_words on property (id) where search_version < 1;

create index product_by_popularity on product (popularity desc, id desc) where listed and deleted_at is null;
create index product_by_category_popularity on product (category_id, popularity desc, id desc)
  where listed and deleted_at is null;
create index product_by_vendor_popularity on product (vendor_id, popularity desc, id desc)
  where listed and deleted_at is null;

-- Visitors of a product's page. Who came is a hash with the day's salt, and both are forgotten the day after.
create table product_visit (
  product_id bigint not null references product on delete cascade,
  day date not null,
  visitor bytea not null,
  primary key (product_id, day, visitor)
);
create index product_visit_by_day on product_visit (day);
create table product_day (
  product_id bigint not null references product on delete cascade,
  day date not null,
  views integer not null default 0,
  primary key (product_id, day)
);
create index product_day_by_day on product_day (day);
