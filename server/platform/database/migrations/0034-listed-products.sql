-- What lists of products are found, filtered and ordered by, apart from the texts that make a product's row thirty times
-- as wide. One row for each product that stands in lists; the triggers below keep it.
create table listed_product (
  product_id bigint primary key references product on delete cascade,
  category_id bigint not null,
  vendor_id bigint not null,
  current_price integer not null,
  created_at timestamptz not null,
  popularity integer not null,
  -- Others of its family that are shown.
  variants integer not null,
  -- The product's search words, and what filters ask for: category:1, vendor:1, on-promo; colour:oak, material:wood,
  -- size:90 × 200 and in-stock of any of its family. Words have no colon and no hyphen.
  terms tsvector not null
) with (
  autovacuum_analyze_scale_factor = 0.02,
  autovacuum_vacuum_scale_factor = 0.05,
  autovacuum_vacuum_insert_scale_factor = 0.05
);
create index listed_product_by_terms on listed_product using gin (terms);
create index listed_product_by_price on listed_product (current_price, product_id);
create index listed_product_by_newest on listed_product (created_at desc, product_id desc);
create index listed_product_by_popularity on listed_product (popularity desc, product_id desc);
create index listed_product_by_category_price on listed_product (category_id, current_price, product_id);
create index listed_product_by_category_newest on listed_product (category_id, created_at desc, product_id desc);
create index listed_product_by_category_popularity on listed_product (category_id, popularity desc, product_id desc);
create index listed_product_by_vendor_price on listed_product (vendor_id, current_price, product_id);
create index listed_product_by_vendor_newest on listed_product (vendor_id, created_at desc, product_id desc);
create index listed_product_by_vendor_popularity on listed_product (vendor_id, popularity desc, product_id desc);

-- Writes the rows of these products and of their families anew.
create function refresh_listed_products(changed bigint[]) returns void language plpgsql as $$
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
  insert into listed_product as l
  select p.id, p.category_id, p.vendor_id, p.current_price, p.created_at, p.popularity, p.variants,
    strip(p.search_words) || array_to_tsvector(array_remove(array[
      'category:' || p.category_id, 'vendor:' || p.vendor_id, case when p.promo_price is not null then 'on-promo' end
    ] || case when p.variants = 0 then array[
      'colour:' || p.colour, 'material:' || p.material, 'size:' || p.size, case when p.quantity > 0 then 'in-stock' end
    ] else of_family.terms end, null))
  from product p
  left join lateral (
    select array_agg(distinct term) as terms
    from product m, unnest(array[
      'colour:' || m.colour, 'material:' || m.material, 'size:' || m.size, case when m.quantity > 0 then 'in-stock' end
    ]) term
    where m.id = p.id or ((m.variant_of = coalesce(p.variant_of, p.id) or m.id = p.variant_of)
      and m.deleted_at is null and m.hidden_at is null)
  ) of_family on p.variants > 0
  where p.id = any(members) and p.listed and p.deleted_at is null
  on conflict (product_id) do update set category_id = excluded.category_id, vendor_id = excluded.vendor_id,
    current_price = excluded.current_price, created_at = excluded.created_at, popularity = excluded.popularity,
    variants = excluded.variants, terms = excluded.terms
  where (l.category_id, l.vendor_id, l.current_price, l.created_at, l.popularity, l.variants, l.terms)
    is distinct from (excluded.category_id, excluded.vendor_id, excluded.current_price, excluded.created_at,
      excluded.popularity, excluded.variants, excluded.terms);
end $$;

create function list_new_products() returns trigger language plpgsql as $$
begin
  perform refresh_listed_products(array(select id from written));
  return null;
end $$;

-- Most updates take pieces off a stock that does not end: they change nothing here.
create function list_changed_products() returns trigger language plpgsql as $$
declare
  changed bigint[] := array(
    select id from (
      select id, variant_of, category_id, vendor_id, current_price, promo_price is null, created_at, popularity, variants,
        listed, deleted_at, hidden_at, colour, material, size, quantity > 0, search_words from written
      except
      select id, variant_of, category_id, vendor_id, current_price, promo_price is null, created_at, popularity, variants,
        listed, deleted_at, hidden_at, colour, material, size, quantity > 0, search_words from before
    ) changed
    union
    select variant_of from before where variant_of is not null
      and (id, variant_of) not in (select id, variant_of from written where variant_of is not null)
  );
begin
  if cardinality(changed) > 0 then perform refresh_listed_products(changed); end if;
  return null;
end $$;

create trigger new_products_are_listed after insert on product
referencing new table as written for each statement execute function list_new_products();
create trigger changed_products_are_listed after update on product
referencing new table as written old table as before for each statement execute function list_changed_products();
