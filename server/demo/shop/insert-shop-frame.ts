import type pg from 'pg';
import { vendorMark } from '../drawings/write-drawings.ts';
import { kinds } from './kinds.ts';
import type { PieceSize } from '../../../src/core/shipping/parcel.ts';
import { roomKeys } from './kind.ts';
import type { Kind } from './kind.ts';
import { categoryPicture } from './product-picture.ts';
import { demoVendors } from './vendors.ts';

/** Prices up to 5, 20 and 100 kg in stotinki. */
const WEIGHT_PRICES = [
  { upTo: 5_000, address: 690, office: 520 },
  { upTo: 20_000, address: 990, office: 790 },
  { upTo: 100_000, address: 2_900, office: 2_400 },
];

/** Delivery of a vendor by its index; every fourth one delivers only to addresses at its flat price. */
function demoDelivery(index: number): Record<string, unknown>[] {
  const common = { vendor_id: index + 1, sender_city: 'София', price_table: [], free_from: null };
  const all = ['address', 'office', 'locker'];
  const variants = [
    [{ ...common, methods: all, pricing: 'courier' }],
    [{ ...common, methods: ['address', 'office'], pricing: 'table', price_table: WEIGHT_PRICES }],
    [{ ...common, methods: all, pricing: 'flat', free_from: 20_000 }],
    [],
  ];
  return variants[index % variants.length] ?? [];
}

/** Size of the kind's first sort, for products of the category without their own. */
function usualSize({ sorts }: Kind): PieceSize | null {
  const [first] = sorts;
  if (!first) return null;
  const [width, height, depth] = first.size;
  return { width, height, depth, weight: first.weight };
}

/** Inserts rooms, vendors and categories with the ids of `content/selected-promo-categories.json`. */
export async function insertShopFrame(client: pg.PoolClient): Promise<void> {
  await client.query(
    `insert into room (key, position)
     select key, position from unnest($1::text[]) with ordinality as given (key, position)
     on conflict do nothing`,
    [roomKeys],
  );
  const vendors = demoVendors.map((vendor, index) => ({
    id: index + 1,
    name: vendor.name,
    description_bg: vendor.description[0],
    description_en: vendor.description[1],
    logo: { url: `/pictures/${vendorMark(vendor.code)}`, width: 800, height: 800 },
    delivery_price: vendor.deliveryPrice,
    company_name: vendor.companyName,
    company_number: vendor.companyNumber,
    vat_number: `BG${vendor.companyNumber}`,
    address: vendor.address,
    email: `magazin@${vendor.code}.example`,
    phone: vendor.phone,
    // Some vendors are not verified yet.
    verified_days: index % 4 === 3 ? null : 20 + ((index * 41) % 200),
  }));
  await client.query(
    `insert into vendor (id, name, description_bg, description_en, logo, delivery_price, company_name,
       company_number, vat_number, address, email, phone, company_verified_at, created_at)
     select id, name, description_bg, description_en, logo, delivery_price, company_name, company_number, vat_number,
       address, email, phone, now() - make_interval(days => verified_days), now() - interval '480 days'
     from jsonb_to_recordset($1::jsonb) as given (id bigint, name text, description_bg text,
       description_en text, logo jsonb, delivery_price integer, company_name text, company_number text,
       vat_number text, address text, email text, phone text, verified_days integer)`,
    [JSON.stringify(vendors)],
  );
  await client.query(
    `insert into vendor_delivery (vendor_id, courier, methods, sender_city, pricing, price_table, free_from)
     select vendor_id, 'sandbox', methods, sender_city, pricing, price_table, free_from
     from jsonb_to_recordset($1::jsonb) as given (vendor_id bigint, methods text[], sender_city text, pricing text,
       price_table jsonb, free_from integer)`,
    [JSON.stringify(demoVendors.flatMap((_, index) => demoDelivery(index)))],
  );
  const categories = kinds.map((kind, index) => ({
    id: index + 1,
    name_bg: kind.category[0],
    name_en: kind.category[1],
    picture: categoryPicture(kind),
    position: index + 1,
    usual_size: usualSize(kind),
  }));
  await client.query(
    `insert into category (id, name_bg, name_en, picture, position, usual_size)
     select * from jsonb_to_recordset($1::jsonb) as given (id bigint, name_bg text, name_en text, picture jsonb,
       position integer, usual_size jsonb)`,
    [JSON.stringify(categories)],
  );
  const places = kinds.flatMap((kind, index) => kind.rooms.map((room) => ({ id: index + 1, room })));
  await client.query(
    `insert into category_room (category_id, room_key)
     select * from jsonb_to_recordset($1::jsonb) as given (id bigint, room text)`,
    [JSON.stringify(places)],
  );
  // Advances the sequences beyond the explicit ids.
  for (const table of ['vendor', 'category']) {
    await client.query(`select setval(pg_get_serial_sequence($1, 'id'), (select max(id) from ${table}))`, [
      table,
    ]);
  }
}
