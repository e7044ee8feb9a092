-- As in 0089 and 0076a: a product is on promo in lists where its promo is a reduction.
create or replace function refresh_listed_products(changed bigint[]) returns void language plpgsql as $$
declare
  mains bigint[];
  members bigint[];
begin
  mains := array(select distinct coalesce(variant_of, id) from product where id = any(changed));
  members := array(
    select id from product where id = any(mains) union select id from product where variant_of = any(mains)
  );
  -- Who changes another of the family waits here, and then sees what was changed before.
  perform from listed_product where product_id = any(members) and variants > 0 order by product_id for update;
  delete from listed_product l using product p
  where l.product_id = any(members) and p.id = l.product_id and not (p.listed and p.deleted_at is null);
  insert into listed_product as l (product_id, category_id, vendor_id, current_price, created_at, popularity, variants,
    rating, terms, colour, material, size, in_stock)
  select p.id, p.category_id, p.vendor_id, p.current_price, p.created_at, p.popularity, p.variants, p.rating,
    strip(p.search_words) || array_to_tsvector(array_remove(array[
      'category:' || p.category_id, 'vendor:' || p.vendor_id, case when p.prior_price > p.promo_price then 'on-promo' end,
      case when p.highly_rated then 'highly-rated' end
    ] || case when p.variants = 0 then array[
      'colour:' || p.colour, 'material:' || p.material, 'size:' || p.size, case when p.quantity > 0 then 'in-stock' end
    ] else of_family.terms end, null)),
    p.colour, p.material, p.size, p.quantity > 0
  from product p
  left join lateral (
    select array_agg(distinct term) as terms
    from product m, unnest(array[
      'colour:' || m.colour, 'material:' || m.material, 'size:' || m.size, case when m.quantity > 0 then 'in-stock' end
    ]) term
    where p.variants > 0 and (m.id = p.id or (
      (m.variant_of = coalesce(p.variant_of, p.id) or m.id = p.variant_of) and m.deleted_at is null and m.hidden_at is null
    ))
  ) of_family on true
  where p.id = any(members) and p.listed and p.deleted_at is null
  on conflict (product_id) do update set category_id = excluded.category_id, vendor_id = excluded.vendor_id,
    current_price = excluded.current_price, created_at = excluded.created_at, popularity = excluded.popularity,
    variants = excluded.variants, rating = excluded.rating, terms = excluded.terms,
    colour = excluded.colour, material = excluded.material, size = excluded.size, in_stock = excluded.in_stock
  where (l.category_id, l.vendor_id, l.current_price, l.created_at, l.popularity, l.variants, l.rating, l.terms,
      l.colour, l.material, l.size, l.in_stock)
    is distinct from (excluded.category_id, excluded.vendor_id, excluded.current_price, excluded.created_at,
      excluded.popularity, excluded.variants, excluded.rating, excluded.terms,
      excluded.colour, excluded.material, excluded.size, excluded.in_stock);
end $$;

create or replace function list_changed_products() returns trigger language plpgsql as $$
declare
  changed bigint[] := array(
    select id from (
      select id, variant_of, category_id, vendor_id, current_price, prior_price > promo_price, created_at, popularity, variants,
        rating, highly_rated, listed, deleted_at, hidden_at, colour, material, size, quantity > 0, search_words from written
      except
      select id, variant_of, category_id, vendor_id, current_price, prior_price > promo_price, created_at, popularity, variants,
        rating, highly_rated, listed, deleted_at, hidden_at, colour, material, size, quantity > 0, search_words from before
    ) changed
    union
    select variant_of from before where variant_of is not null
      and (id, variant_of) not in (select id, variant_of from written where variant_of is not null)
  );
begin
  if cardinality(changed) > 0 then perform refresh_listed_products(changed); end if;
  return null;
end $$;
