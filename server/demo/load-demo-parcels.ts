import type pg from 'pg';
import { HOUR } from '../../src/core/shared/durations.ts';
import { withAdvisoryLock } from '../platform/database/advisory-lock.ts';
import { newSecret } from '../platform/secrets.ts';

type DemoParcel = {
  /** Its last digit decides on the course of the parcel. */
  id: number;
  buyer: string;
  phone: string;
  city: string;
  postCode: string;
  street: string;
  toOffice: boolean;
  hoursAgo: number;
};

const PARCELS: readonly DemoParcel[] = [
  {
    id: 11,
    buyer: 'Десислава Ангелова',
    phone: '0888310201',
    city: 'Пловдив',
    postCode: '4000',
    street: 'ул. „Иван Вазов“ 14',
    toOffice: false,
    hoursAgo: 1,
  },
  {
    id: 12,
    buyer: 'Петър Илиев',
    phone: '0888310202',
    city: 'Варна',
    postCode: '9000',
    street: 'бул. „Сливница“ 32',
    toOffice: false,
    hoursAgo: 10,
  },
  {
    id: 13,
    buyer: 'Мария Георгиева',
    phone: '0888200101',
    city: 'София',
    postCode: '1142',
    street: 'ул. „Раковски“ 88',
    toOffice: true,
    hoursAgo: 30,
  },
  {
    id: 14,
    buyer: 'Симона Петрова',
    phone: '0888310203',
    city: 'Бургас',
    postCode: '8000',
    street: 'ул. „Александровска“ 5',
    toOffice: false,
    hoursAgo: 72,
  },
  {
    id: 15,
    buyer: 'Георги Колев',
    phone: '0888310204',
    city: 'Русе',
    postCode: '7000',
    street: 'ул. „Борисова“ 21',
    toOffice: false,
    hoursAgo: 150,
  },
  {
    id: 19,
    buyer: 'Иво Стоянов',
    phone: '0888310205',
    city: 'София',
    postCode: '1000',
    street: '',
    toOffice: true,
    hoursAgo: 300,
  },
];

/**
 * Adds accepted orders of the demo vendor with parcels of the sandbox courier, which the tracking job then moves to
 * their states (SHIP-05). Idempotent; nothing without the sandbox.
 */
export async function loadDemoParcels(pool: pg.Pool, now: Date): Promise<void> {
  await withAdvisoryLock(pool, 'demo parcels', async (client) => {
    const { rows } = await client.query<{ vendor: number; buyer: number }>(
      `select v.vendor_id as vendor, b.id as buyer from account v, account b
       where v.email = 'vendor@demo.example' and v.vendor_id is not null and b.email = 'user@demo.example'
         and exists (select from courier_office where courier = 'sandbox')
         and not exists (select from sandbox_parcel)`,
    );
    const [demo] = rows;
    if (!demo) return;
    for (const parcel of PARCELS) await insertParcel(client, parcel, demo, now);
    await client.query(`select setval(pg_get_serial_sequence('sandbox_parcel', 'id'), 20)`);
  });
}

async function insertParcel(
  client: pg.PoolClient,
  { id, buyer, phone, city, postCode, street, toOffice, hoursAgo }: DemoParcel,
  demo: { vendor: number; buyer: number },
  now: Date,
): Promise<void> {
  const sentAt = new Date(now.getTime() - hoursAgo * HOUR);
  const orderedAt = new Date(sentAt.getTime() - 20 * HOUR);
  // Only the parcel of the demo buyer belongs to an account.
  const accountId = phone === '0888200101' ? demo.buyer : null;
  await client.query(
    `with product as (
       select * from product where vendor_id = $1::bigint and deleted_at is null and quantity > 3
       order by id limit 1 offset $2::integer
     ), office as (
       select * from courier_office
       where courier = 'sandbox' and kind = 'office' and city_bg = 'София' and closed_at is null
       order by id limit 1
     ), placed as (
       insert into customer_order (token, key, content_hash, language, contact_name, contact_phone, contact_email,
         city, post_code, street, payment_method, account_id, created_at)
       values ($3, $4, '', 'bg', $5::text, $6::text, 'parcel-' || $2::integer || '@demo.example', $7::text, $8::text, $9::text, 'on-delivery', $10::bigint, $11::timestamptz)
       returning id
     ), part as (
       insert into vendor_order (order_id, vendor_id, status, products_amount, delivery_amount, delivery, released_at,
         created_at)
       select placed.id, $1::bigint, 'accepted', product.current_price, 590, case when $12::boolean then jsonb_build_object(
           'method', 'office', 'office', jsonb_build_object('courier', 'sandbox', 'code', office.code,
             'name', jsonb_build_object('bg', office.name_bg, 'en', office.name_en),
             'city', jsonb_build_object('bg', office.city_bg, 'en', office.city_en),
             'address', jsonb_build_object('bg', office.address_bg, 'en', office.address_en)))
         else '{"method": "address", "office": null}'::jsonb end, $11::timestamptz, $11::timestamptz
       from placed, product, office returning id, products_amount + delivery_amount as total
     ), line as (
       insert into vendor_order_line (vendor_order_id, position, product_id, title_bg, title_en, image, unit_price,
         quantity, product_notes)
       select part.id, 0, product.id, product.title_bg, product.title_en, product.pictures -> 0,
         product.current_price, 1, ''
       from part, product
     ), stock as (
       update product p set quantity = p.quantity - 1 from product taken where p.id = taken.id
     ), step as (
       insert into vendor_order_step (vendor_order_id, status, at)
       select part.id, given.status, given.at from part, (values ('new', $11::timestamptz),
         ('accepted', $13::timestamptz)) as given (status, at)
     ), parcel as (
       insert into shipment (vendor_order_id, kind, courier, status, number, weight, sides, cod_amount, created_at)
       select part.id, 'outward', 'sandbox', 'ready', (1050000000 + $2::integer)::text, 2400, '{400,300,200}', part.total, $13::timestamptz
       from part returning id, cod_amount
     )
     insert into sandbox_parcel (id, reference, vendor_id, method, is_return, sender, recipient, cod_amount, weight,
       content, created_at)
     select $2::integer, 'uyut-' || parcel.id, $1::bigint, case when $12::boolean then 'office' else 'address' end, false,
       jsonb_build_object('name', vendor.name, 'lines', jsonb_build_array(vendor.address, vendor.phone)),
       jsonb_build_object('name', $5::text, 'lines', jsonb_build_array($8::text || ' ' || $7::text, $9::text, $6::text)),
       parcel.cod_amount, 2400, product.title_bg, $13::timestamptz
     from parcel, product, vendor where vendor.id = $1::bigint`,
    [
      demo.vendor,
      id,
      newSecret(),
      newSecret(),
      buyer,
      phone,
      city,
      postCode,
      street,
      accountId,
      orderedAt,
      toOffice,
      sentAt,
    ],
  );
}
