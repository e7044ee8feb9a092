-- A vendor's own products and profile (VEND-02, VEND-03). Variants are products: each has its code, price and stock.

alter table product
  add column size text,
  -- The product whose variant this one is; that one is no variant itself, and of the same vendor and category.
  add column variant_of bigint references product,
  -- The card of its family in lists: the main product while it is shown, else the oldest variant that is.
  add column listed boolean not null default true,
  -- How many others of its family are shown.
  add column variants integer not null default 0,
  -- Taken off the shop by its vendor, for as long as they like.
  add column hidden_at timestamptz,
  -- Of the form that made it: the same one makes one product.
  add column form_key text,
  add column updated_at timestamptz not null default now(),
  add check (variant_of <> id);

create index product_variants on product (variant_of, id) where variant_of is not null;
create unique index product_by_form on product (vendor_id, form_key) where form_key is not null;
create index product_own on product (vendor_id, updated_at desc, id desc)
  include (quantity, promo_price, hidden_at) where deleted_at is null;
create index product_own_by_price on product (vendor_id, current_price, id) where deleted_at is null;
create index product_own_by_quantity on product (vendor_id, quantity, id) where deleted_at is null;
create index product_by_code on product using gin (vendor_code gin_trgm_ops);

-- Lists show the cards of families alone.
drop index product_by_category_price, product_by_category_newest, product_by_vendor_price, product_by_vendor_newest,
  product_on_promo, product_by_price, product_by_newest, product_on_promo_newest;
create index product_by_category_price on product (category_id, current_price, id) where listed and deleted_at is null;
create index product_by_category_newest on product (category_id, created_at desc, id desc)
  where listed and deleted_at is null;
create index product_by_vendor_price on product (vendor_id, current_price, id) where listed and deleted_at is null;
create index product_by_vendor_newest on product (vendor_id, created_at desc, id desc)
  where listed and deleted_at is null;
create index product_on_promo on product (category_id, current_price, id)
  where promo_price is not null and listed and deleted_at is null;
create index product_by_price on product (current_price, id) where listed and deleted_at is null;
create index product_by_newest on product (created_at desc, id desc) where listed and deleted_at is null;
create index product_on_promo_newest on product (created_at desc, id desc)
  where promo_price is not null and listed and deleted_at is null;

-- Who ordered a product: its pictures stay for them, and the vendor sees what sells.
create index vendor_order_line_by_product on vendor_order_line (product_id);

alter table vendor
  add column cover jsonb,
  add column returns_bg text not null default '',
  add column returns_en text not null default '',
  -- Days of a delivery, when the vendor says so for the whole shop.
  add column delivery_days_min integer,
  add column delivery_days_max integer,
  add check (delivery_days_min <= delivery_days_max);
