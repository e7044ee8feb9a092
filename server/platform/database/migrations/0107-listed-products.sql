-- Search index of products: one narrow row per card of a list, written by the triggers on product.
-- unread since 0105
drop table listed_product;
create table listed_product (
  product_id bigint primary key references product on delete cascade,
  category_id bigint not null,
  vendor_id bigint not null,
  current_price integer not null,
  created_at timestamptz not null,
  popularity integer not null,
  rating integer not null,
  -- Shown members of the family besides the card.
  variants integer not null,
  -- Values of the card, for facet counts.
  colour text,
  material text,
  size text,
  in_stock boolean not null,
  on_promo boolean not null,
  highly_rated boolean not null,
  -- Tags that filters query: category:1, vendor:1, on-promo, highly-rated; of any family member colour:oak, material:wood,
  -- size:90 × 200, in-stock.
  choices tsvector not null,
  -- Searched words; titles and category have weight A, the rest B.
  words tsvector not null
);
create index listed_product_by_terms on listed_product using gin (choices, words);
create index listed_product_by_price on listed_product (current_price, product_id);
create index listed_product_by_newest on listed_product (created_at, product_id);
create index listed_product_by_popularity on listed_product (popularity, product_id);
create index listed_product_by_category on listed_product (category_id, popularity, product_id);
create index listed_product_by_rating on listed_product (rating, product_id);

-- Writes the rows of these products and of their families.
create or replace function refresh_listed_products(changed bigint[]) returns void language plpgsql as $$
declare
  mains bigint[] := array(select distinct coalesce(variant_of, id) from product where id = any(changed));
  members bigint[] := array(
    select id from product where id = any(mains) union select id from product where variant_of = any(mains)
  );
begin
  -- Changes to one family run one after the other.
  perform from listed_product where product_id = any(members) and variants > 0 order by product_id for update;
  delete from listed_product l using product p
  where l.product_id = any(members) and p.id = l.product_id and not (p.listed and p.deleted_at is null);
  insert into listed_product as l (product_id, category_id, vendor_id, current_price, created_at, popularity, rating, variants,
    colour, material, size, in_stock, on_promo, highly_rated, choices, words)
  select p.id, p.category_id, p.vendor_id, p.current_price, p.created_at, p.popularity, p.rating, p.variants,
    p.colour, p.material, p.size, p.quantity > 0, coalesce(p.prior_price > p.promo_price, false), p.highly_rated,
    array_to_tsvector(array_remove(array[
      'category:' || p.category_id, 'vendor:' || p.vendor_id, case when p.prior_price > p.promo_price then 'on-promo' end,
      case when p.highly_rated then 'highly-rated' end
    ] || family.tags, null)),
    p.search_words
  from product p
  cross join lateral (
    select array_agg(distinct tag) as tags
    from (
      select p.colour, p.material, p.size, p.quantity
      union all
      select m.colour, m.material, m.size, m.quantity from product m
      where p.variants > 0 and (m.id = p.variant_of or m.variant_of = coalesce(p.variant_of, p.id))
        and m.deleted_at is null and m.hidden_at is null
    ) m, unnest(array[
      'colour:' || m.colour, 'material:' || m.material, 'size:' || m.size, case when m.quantity > 0 then 'in-stock' end
    ]) tag
  ) family
  where p.id = any(members) and p.listed and p.deleted_at is null
  on conflict (product_id) do update set category_id = excluded.category_id, vendor_id = excluded.vendor_id,
    current_price = excluded.current_price, created_at = excluded.created_at, popularity = excluded.popularity,
    rating = excluded.rating, variants = excluded.variants, colour = excluded.colour, material = excluded.material,
    size = excluded.size, in_stock = excluded.in_stock, on_promo = excluded.on_promo, highly_rated = excluded.highly_rated,
    choices = excluded.choices, words = excluded.words
  where l is distinct from excluded;
end $$;

select refresh_listed_products(array(select id from product where listed and deleted_at is null));

-- Changes of listings, for saved searches.
create or replace function note_listed_products() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into listing_change (kind, item_id) select 'products', product_id from written;
  else
    insert into listing_change (kind, item_id, old) values ('products', new.product_id, jsonb_build_object(
      'price', old.current_price, 'choices', old.choices::text,
      'words', case when old.words <> new.words then old.words::text end));
  end if;
  return null;
end $$;
create trigger new_products_are_noted after insert on listed_product
referencing new table as written for each statement execute function note_listed_products();
create trigger changed_products_are_noted after update on listed_product for each row when (
  (old.current_price, old.choices, old.words) is distinct from (new.current_price, new.choices, new.words)
) execute function note_listed_products();
