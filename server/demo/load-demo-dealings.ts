import type pg from 'pg';
import { addDays, instantOfSofia, sofiaDay } from '../../src/core/shared/sofia-time.ts';
import { withAdvisoryLock } from '../platform/database/advisory-lock.ts';
import { newSecret } from '../platform/secrets.ts';
import { HOUR } from '../../src/core/shared/durations.ts';

/**
 * Adds three pending orders for the badges (HEAD-08), messages about one of them, and viewings in each state.
 * Idempotent.
 */
export async function loadDemoDealings(pool: pg.Pool, now: Date): Promise<void> {
  await withAdvisoryLock(pool, 'demo dealings', async (client) => {
    const { rows } = await client.query<{ id: number; email: string; vendor_id: number | null }>(
      `select id, email, vendor_id from account
       where email in ('user@demo.example', 'vendor@demo.example', 'agency@demo.example')`,
    );
    const idOf = (email: string) => rows.find((row) => row.email === email);
    const [user, vendor, agency] = ['user', 'vendor', 'agency'].map((name) => idOf(`${name}@demo.example`));
    if (user && vendor?.vendor_id) await placeOrders(client, user.id, vendor.vendor_id, now);
    if (user) await requestViewings(client, user.id, now);
    if (agency) await requestViewings(client, agency.id, now);
  });
}

const hours = (now: Date, count: number) => new Date(now.getTime() + count * HOUR);

async function placeOrders(
  client: pg.PoolClient,
  userId: number,
  vendorId: number,
  now: Date,
): Promise<void> {
  const { rowCount } = await client.query('select from customer_order where account_id = $1 limit 1', [
    userId,
  ]);
  if (rowCount) return;
  const { rows: products } = await client.query<{ id: number }>(
    'select id from product where vendor_id = $1 and deleted_at is null and quantity > 3 order by id limit 6',
    [vendorId],
  );
  for (const [index, pair] of [products.slice(0, 2), products.slice(2, 4), products.slice(4, 6)].entries()) {
    if (pair.length === 0) continue;
    await client.query(
      `with placed as (
         insert into customer_order (token, key, content_hash, language, contact_name, contact_phone,
           contact_email, city, post_code, street, payment_method, account_id, created_at)
         select $1, $2, '', 'bg', name, phone, email, 'София', '1142', 'ул. „Раковски“ 88', 'on-delivery', id, $3
         from account where id = $4 returning id
       ), part as (
         insert into vendor_order (order_id, vendor_id, products_amount, delivery_amount, released_at, created_at)
         select placed.id, $5, (select sum(current_price) from product where id = any($6::bigint[])),
           vendor.delivery_price, $3, $3
         from placed, vendor where vendor.id = $5 returning id
       ), line as (
         insert into vendor_order_line (vendor_order_id, position, product_id, title_bg, title_en, image,
           unit_price, quantity, product_notes)
         select part.id, row_number() over (order by p.id) - 1, p.id, p.title_bg, p.title_en, p.pictures -> 0,
           p.current_price, 1, ''
         from part, product p where p.id = any($6::bigint[])
       ), stock as (
         update product set quantity = quantity - 1 where id = any($6::bigint[])
       )
       insert into vendor_order_step (vendor_order_id, status, at) select id, 'new', $3 from part`,
      [newSecret(), newSecret(), hours(now, -45 + 20 * index), userId, vendorId, pair.map(({ id }) => id)],
    );
  }
  await writeAboutOrder(client, userId, vendorId, now);
}

const MESSAGES = [
  {
    author: 'asker',
    text: 'Здравейте! Може ли доставката да е в събота? През седмицата няма кой да отвори.',
    hoursAgo: 30,
  },
  { author: 'poster', text: 'Здравейте! Да, в събота между 10 и 13 ч. Куриерът ще се обади.', hoursAgo: 28 },
] as const;

/** Adds messages of buyer and vendor about the first order, read by both. */
async function writeAboutOrder(
  client: pg.PoolClient,
  userId: number,
  vendorId: number,
  now: Date,
): Promise<void> {
  await client.query(
    `with begun as (
       insert into conversation (vendor_order_id, vendor_id, token, poster_token, asker_id, asker_name, asker_phone,
         asker_email, asker_language, asker_shares_phone, created_at, last_message_at)
       select part.id, part.vendor_id, $3, $4, $1, contact_name, contact_phone, contact_email, language, true,
         $5::timestamptz, $6::timestamptz
       from customer_order placed join vendor_order part on part.order_id = placed.id
       where placed.account_id = $1 and part.vendor_id = $2 order by part.id limit 1
       on conflict do nothing returning id
     ), said as (
       insert into conversation_message (conversation_id, author, text, at)
       select begun.id, author, text, at from begun, jsonb_to_recordset($7::jsonb) as given (
         author text, text text, at timestamptz)
       returning id
     )
     select from said`,
    [
      userId,
      vendorId,
      newSecret(),
      newSecret(),
      hours(now, -30),
      hours(now, -28),
      JSON.stringify(MESSAGES.map(({ hoursAgo, ...message }) => ({ ...message, at: hours(now, -hoursAgo) }))),
    ],
  );
  await client.query(
    `update conversation v set poster_seen = m.last, asker_seen = m.last from (
       select conversation_id, max(id) as last from conversation_message group by conversation_id
     ) m where m.conversation_id = v.id and v.vendor_id = $1 and v.asker_id = $2`,
    [vendorId, userId],
  );
}

type Visitor = {
  name: string;
  phone: string;
  email: string;
  status: string;
  note: string;
  /** Days from today; hour in Sofia. */
  day: number;
  hour: number;
};

const VISITORS: readonly Visitor[] = [
  {
    name: 'Десислава Ангелова',
    phone: '0888310201',
    email: 'desislava@demo.example',
    status: 'requested',
    note: '',
    day: 2,
    hour: 17,
  },
  {
    name: 'Петър Илиев',
    phone: '0888310202',
    email: 'petar@demo.example',
    status: 'requested',
    note: '',
    day: 3,
    hour: 11,
  },
  {
    name: 'Ивайло Стоянов',
    phone: '0888310203',
    email: 'ivaylo@demo.example',
    status: 'accepted',
    note: '',
    day: 1,
    hour: 18,
  },
  {
    name: 'Калина Маринова',
    phone: '0888310204',
    email: 'kalina@demo.example',
    status: 'proposed',
    note: 'В този ден съм извън града.',
    day: 4,
    hour: 15,
  },
];

async function requestViewings(client: pg.PoolClient, ownerId: number, now: Date): Promise<void> {
  const { rows: properties } = await client.query<{ id: number }>(
    `select id from property where owner_id = $1 and status = 'active' and deleted_at is null order by id limit 2`,
    [ownerId],
  );
  const { rowCount } = await client.query(
    'select from viewing_request v join property p on p.id = v.property_id where p.owner_id = $1 limit 1',
    [ownerId],
  );
  if (rowCount || properties.length === 0) return;
  for (const [index, visitor] of VISITORS.entries()) {
    await client.query(
      `insert into viewing_request (property_id, token, language, contact_name, contact_phone, contact_email,
         date_time, status, note, created_at)
       values ($1, $2, 'bg', $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
      [
        properties[index % properties.length]?.id,
        newSecret(),
        visitor.name,
        visitor.phone,
        visitor.email,
        instantOfSofia(`${addDays(sofiaDay(now), visitor.day)} ${visitor.hour}:00`),
        visitor.status,
        visitor.note,
        hours(now, -3 - index),
      ],
    );
  }
}
