create index concurrently if not exists product_scheduled on product (id) where scheduled_promo_price is not null;
