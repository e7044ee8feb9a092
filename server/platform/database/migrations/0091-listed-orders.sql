-- In small letters, each Cyrillic one as a Latin one: in the locale C, as the embedded database has it, trigrams are made of ASCII
-- letters alone, so that an index of Cyrillic words finds nothing sooner.
create function latin_letters(text) returns text language sql immutable strict parallel safe as $$
  select translate(lower($1), 'абвгдежзийклмнопрстуфхцчшщъьюяѝёыэ', 'abvgdejziiklmnoprstufhcqwxyyuaieie')
$$;

-- What a vendor's orders are found and ordered by. A buyer's name and what was ordered stand in tables of their own, from which
-- all orders of a town were put together before the first ten could be shown. One row for each order that its vendor has;
-- the triggers below keep it.
create table listed_order (
  vendor_order_id bigint primary key references vendor_order on delete cascade,
  vendor_id bigint not null,
  status text not null,
  created_at timestamptz not null,
  -- In latin_letters, a line each: the buyer's name, telephone, address and town; each product in both languages.
  words text not null
) with (
  autovacuum_analyze_scale_factor = 0.02,
  autovacuum_vacuum_scale_factor = 0.05,
  autovacuum_vacuum_insert_scale_factor = 0.05
);
create index listed_order_by_words on listed_order using gin (words gin_trgm_ops);
create index listed_order_by_newest on listed_order (vendor_id, created_at desc, vendor_order_id desc);
create index listed_order_by_status on listed_order (vendor_id, status, created_at desc, vendor_order_id desc);

-- Writes the rows of these orders anew.
create function refresh_listed_orders(changed bigint[]) returns void language sql as $$
  insert into listed_order as l (vendor_order_id, vendor_id, status, created_at, words)
  select part.id, part.vendor_id, part.status, part.created_at, latin_letters(concat_ws(
    E'\n',
    concat_ws(' ', o.contact_name, o.contact_phone, o.contact_email, o.city),
    (select string_agg(line.title_bg || ' ' || line.title_en, E'\n' order by line.position)
     from vendor_order_line line where line.vendor_order_id = part.id)
  ))
  from vendor_order part join customer_order o on o.id = part.order_id
  where part.id = any(changed) and part.released_at is not null
  on conflict (vendor_order_id) do update set vendor_id = excluded.vendor_id, status = excluded.status,
    created_at = excluded.created_at, words = excluded.words;
$$;

create function list_orders() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'vendor_order_line' then
    perform refresh_listed_orders(array(select distinct vendor_order_id from written));
  elsif tg_table_name = 'vendor_order' then
    perform refresh_listed_orders(array[new.id]);
  else
    perform refresh_listed_orders(array(select id from vendor_order where order_id = new.id));
  end if;
  return null;
end $$;

create trigger ordered_products_are_listed after insert on vendor_order_line
referencing new table as written for each statement execute function list_orders();
-- Pieces, refunds and parcels change nothing here.
create trigger changed_orders_are_listed after update on vendor_order for each row when (
  (old.vendor_id, old.status, old.released_at, old.created_at) is distinct from
  (new.vendor_id, new.status, new.released_at, new.created_at)
) execute function list_orders();
create trigger changed_buyers_are_listed after update on customer_order for each row when (
  (old.contact_name, old.contact_phone, old.contact_email, old.city) is distinct from
  (new.contact_name, new.contact_phone, new.contact_email, new.city)
) execute function list_orders();
