import type pg from 'pg';
import { withAdvisoryLock } from '../platform/database/advisory-lock.ts';
import { newSecret } from '../platform/secrets.ts';

const DAYS = 120;

/** Adds past orders of the demo vendor and visits of the demo listings, for the dashboards. Idempotent. */
export async function loadDemoHistory(pool: pg.Pool, now: Date): Promise<void> {
  await withAdvisoryLock(pool, 'demo history', async (client) => {
    for (const [vendorId, every] of await sellers(client)) await sellBefore(client, vendorId, every, now);
    await visitBefore(client, now);
  });
}

/** Vendors without orders, each with the days between two of its orders: the demo account's and five others. */
async function sellers(client: pg.PoolClient): Promise<[vendorId: number, every: number][]> {
  const { rows } = await client.query<{ vendor_id: number }>(
    `select v.id as vendor_id from vendor v left join account a on a.vendor_id = v.id and a.email = 'vendor@demo.example'
     where not exists (select from vendor_order o where o.vendor_id = v.id and o.status = 'delivered')
       and exists (select from account demo where demo.email = 'vendor@demo.example' and demo.vendor_id is not null)
       and (a.id is not null or v.id <= (select min(id) + 5 from vendor))
     order by a.id is null, v.id`,
  );
  return rows.map(({ vendor_id: id }, index) => [id, index + 1]);
}

/** One or two orders a day, more on weekends; most are delivered, a few cancelled or returned. */
async function sellBefore(
  client: pg.PoolClient,
  vendorId: number,
  everyDays: number,
  now: Date,
): Promise<void> {
  await client.query(
    `with moment as (
       select row_number() over (order by day, one) as number,
         day + make_interval(hours => 8 + (one * 5 + extract(doy from day)::int) % 12) as at
       from generate_series($2::timestamptz - make_interval(days => $3), $2::timestamptz - interval '7 days',
           make_interval(days => $5)) day,
         generate_series(1, 1 + (extract(isodow from day)::int / 5)) one
     ), chosen as (
       select moment.*, p.id as product_id, p.title_bg, p.title_en, p.pictures -> 0 as image, p.current_price,
         1 + (number % 3)::int / 2 as pieces,
         case when number % 17 = 0 then 'returned' when number % 11 = 0 then 'cancelled' else 'delivered' end as status
       from moment join lateral (
         select * from product where vendor_id = $1 and deleted_at is null
         order by id offset (moment.number * moment.number) % 23 limit 1
       ) p on true
     ), buyer as (
       select array['Мария Стоева', 'Георги Панов', 'Елица Маринова', 'Борис Христов', 'Яна Колева'] as names,
         array['София', 'Пловдив', 'Варна', 'Русе', 'Велико Търново'] as cities
     ), placed as (
       insert into customer_order (token, key, content_hash, language, contact_name, contact_phone, contact_email, city,
         post_code, street, payment_method, payment_status, created_at)
       select $4 || '-' || number, $4 || '-' || number, '', 'bg', names[1 + number % 5],
         '0888' || lpad((310300 + number)::text, 6, '0'), 'kupuvach' || number || '@demo.example', cities[1 + number % 5],
         '1000', 'ул. „Иван Вазов“ ' || 1 + number % 40, 'on-delivery',
         case status when 'delivered' then 'paid' when 'returned' then 'refund-due' else 'due' end, at
       from chosen, buyer returning id, token, created_at
     ), part as (
       insert into vendor_order (order_id, vendor_id, status, products_amount, delivery_amount, released_at, created_at,
         delivered_at)
       select placed.id, $1, chosen.status, chosen.current_price * chosen.pieces, vendor.delivery_price, placed.created_at,
         placed.created_at, case when chosen.status <> 'cancelled' then placed.created_at + interval '3 days' end
       from placed join chosen on placed.token = $4 || '-' || chosen.number join vendor on vendor.id = $1
       returning id, order_id, status, created_at
     ), line as (
       insert into vendor_order_line (vendor_order_id, position, product_id, title_bg, title_en, image, unit_price,
         quantity)
       select part.id, 0, chosen.product_id, chosen.title_bg, chosen.title_en, chosen.image, chosen.current_price,
         chosen.pieces
       from part join placed on placed.id = part.order_id join chosen on placed.token = $4 || '-' || chosen.number
     )
     insert into vendor_order_step (vendor_order_id, status, at)
     select part.id, step.status, part.created_at + make_interval(hours => step.after)
     from part join (values ('delivered', 'new', 0), ('delivered', 'accepted', 3), ('delivered', 'shipped', 20),
       ('delivered', 'delivered', 72), ('returned', 'new', 0), ('returned', 'accepted', 3), ('returned', 'shipped', 20),
       ('returned', 'returned', 120), ('cancelled', 'new', 0), ('cancelled', 'cancelled', 5))
       step (way, status, after) on step.way = part.status
     order by part.id, step.after`,
    [vendorId, now, DAYS, newSecret(), everyDays],
  );
}

/** Distributes the listings' visit counts over the days since publication. */
async function visitBefore(client: pg.PoolClient, now: Date): Promise<void> {
  await client.query(
    `insert into property_day (property_id, day, views, favorites)
     select p.id, day::date,
       greatest(0, round(p.views * weight / sum(weight) over (partition by p.id)))::integer,
       greatest(0, round(p.favorites * weight / sum(weight) over (partition by p.id)))::integer
     from property p join account a on a.id = p.owner_id,
       generate_series(greatest(p.created_at, $1::timestamptz - make_interval(days => $2)), $1::timestamptz - interval '1 day', '1 day') day,
       lateral (select 1 + (extract(isodow from day)::int / 6) + (p.id * extract(doy from day)::int) % 5 as weight) w
     where a.email in ('user@demo.example', 'agency@demo.example') and p.deleted_at is null
       and not exists (select from property_day known where known.property_id = p.id)
     on conflict do nothing`,
    [now, DAYS],
  );
}
