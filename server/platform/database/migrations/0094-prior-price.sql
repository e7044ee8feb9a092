-- The lowest price of the 30 days before a promo began (Price Indication Directive, art. 6a), where the promo is below it; null for a
-- promo that is no reduction. 0 is not known: of rows older than this.
alter table product add column prior_price integer default 0;

-- Null without an earlier price: a product that is offered since today has none.
create function lowest_price_before(of_product bigint, moment timestamptz) returns integer language sql stable as $$
  select case when min(valid_from) < date_trunc('day', moment, 'Europe/Sofia') then min(price) end
  from (
    select price, valid_from, lead(valid_from, 1, 'infinity') over (order by valid_from) as until
    from product_price where product_id = of_product and valid_from < moment
  ) offered
  where until > moment - interval '30 days'
$$;

create function prior_price(of_product bigint, price integer, promo integer, began timestamptz) returns integer
language sql stable as $$
  select least(lowest, price) from lowest_price_before(of_product, began) lowest where lowest > promo
$$;

create function write_prior_price() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.promo_price is null then
    new.prior_price := null;
  elsif new.promo_price is distinct from old.promo_price then
    new.prior_price := prior_price(new.id, new.price, new.promo_price, clock_timestamp());
  elsif new.prior_price > new.price then
    new.prior_price := new.price;
  end if;
  return new;
end $$;

create trigger product_prior_price before insert or update of price, promo_price on product
for each row execute function write_prior_price();
