import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { SystemClock } from '../../src/adapters/system-clock.ts';
import { countSales } from '../../server/modules/orders/vendors/count-sales.ts';
import type { Database } from '../../server/tables.ts';

/** Adds orders of the last two years to the demo's vendor, one product each, up to that number. */
export async function loadManyOrders(pool: pg.Pool, wanted: number): Promise<void> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ vendor: string; present: string }>(
      `select a.vendor_id as vendor, (select count(*) from vendor_order where vendor_id = a.vendor_id) as present
       from account a where a.email = 'vendor@demo.example'`,
    );
    const [{ vendor, present } = { vendor: '0', present: '0' }] = rows;
    const missing = wanted - Number(present);
    if (missing <= 0) return;
    await client.query('begin');
    await client.query('lock table document_number in exclusive mode');
    await client.query(
      `with base as (select last_number from document_number where series = 'order'), goods as materialized (
         select id, title_bg, title_en, pictures -> 0 as image, current_price, row_number() over (order by id) - 1 as place
         from (select * from product where vendor_id = $1 and deleted_at is null order by id limit 500) p
       ), chosen as materialized (
         select base.last_number + number as id, goods.id as product_id, title_bg, title_en, image, current_price, 1 + number % 2 as pieces,
           now() - random() * interval '730 days' as at,
           case when number % 17 = 0 then 'returned' when number % 11 = 0 then 'cancelled' when number % 97 = 0 then 'new'
             else 'delivered' end as status
         from base, generate_series(1, $2::integer) number
           join goods on goods.place = number % (select count(*) from goods)
       ), placed as (
         insert into customer_order (id, token, key, content_hash, language, contact_name, contact_phone, contact_email,
           city, post_code, street, payment_method, payment_status, created_at)
         select id, 'bench-' || id, 'bench-' || id, '', 'bg', 'Купувач ' || id, '0887' || lpad((id % 1000000)::text, 6, '0'),
           'bench-' || id || '@example.com', 'София', '1000', 'ул. Шипка ' || id, 'on-delivery', 'paid', at
         from chosen
       ), part as (
         insert into vendor_order (id, order_id, vendor_id, status, products_amount, delivery_amount, released_at, created_at)
         overriding system value
         select (select coalesce(max(id), 0) from vendor_order) + row_number() over (), id, $1, status, current_price * pieces,
           500, at, at from chosen returning id, order_id
       )
       insert into vendor_order_line (vendor_order_id, position, product_id, title_bg, title_en, image, unit_price, quantity)
       select part.id, 0, chosen.product_id, chosen.title_bg, chosen.title_en, chosen.image, chosen.current_price, chosen.pieces
       from part join chosen on chosen.id = part.order_id`,
      [vendor, missing],
    );
    await client.query(
      `update document_number set last_number = (select max(id) from customer_order) where series = 'order'`,
    );
    await client.query(
      `select setval(pg_get_serial_sequence('vendor_order', 'id'), (select max(id) from vendor_order))`,
    );
    await client.query('commit');
    // Runs the job that a server with this history would have run before.
    const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
    await countSales({ db, clock: new SystemClock() });
    await client.query(
      'vacuum (analyze) customer_order, vendor_order, vendor_order_line, sales_day, product_sales_day, changed_sales_day',
    );
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
