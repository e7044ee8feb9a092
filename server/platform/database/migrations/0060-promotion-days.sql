-- Promotions with a first and a last day in Sofia, both included (PRICE-03). On those days the promo price is also
-- in promo_price, which prices, lists and the price history read; a job writes it.
alter table product
  add column scheduled_promo_price integer,
  add column promo_from date,
  add column promo_until date;

-- Returns the promo price of a day, in stotinki; null outside the promotion. src/core/shop/promotion.ts has the same rule.
create function promo_price_on(promo integer, first_day date, last_day date, today date) returns integer
language sql immutable as $$
  select promo where (first_day is null or first_day <= today) and (last_day is null or last_day >= today)
$$;
