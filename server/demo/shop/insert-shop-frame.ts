import type pg from 'pg';
import { vendorMark } from '../drawings/write-drawings.ts';
import { kinds } from './kinds.ts';
import { roomKeys } from './kind.ts';
import { categoryPicture } from './product-picture.ts';
import { demoVendors } from './vendors.ts';

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
  const categories = kinds.map((kind, index) => ({
    id: index + 1,
    name_bg: kind.category[0],
    name_en: kind.category[1],
    picture: categoryPicture(kind),
    position: index + 1,
  }));
  await client.query(
    `insert into category (id, name_bg, name_en, picture, position)
     select * from jsonb_to_recordset($1::jsonb)
       as given (id bigint, name_bg text, name_en text, picture jsonb, position integer)`,
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
