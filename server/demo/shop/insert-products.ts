import type pg from 'pg';
import { demoSearchTerms } from '../bulk-load.ts';
import { colours } from './colours.ts';
import type { DemoProduct } from './compose-product.ts';
import { categoryIdOf } from './kinds.ts';
import { materials } from './materials.ts';
import { picturesOf } from './product-picture.ts';
import { demoVendors } from './vendors.ts';
import { daysAfter } from '../../../src/core/shared/durations.ts';

/**
 * Inserts a batch of products with variants in a fixed number of statements; skips existing ones. One
 * statement has all rows, because it writes search words in order, which avoids deadlocks between
 * simultaneous batches.
 */
export async function insertProducts(
  client: pg.PoolClient,
  products: readonly DemoProduct[],
  now: Date,
): Promise<void> {
  const variants = products.flatMap((product) => product.variants);
  await insertRows(client, [...products, ...variants], now);
  if (variants.length === 0) return;
  const families = products
    .filter((product) => product.variants.length > 0)
    .map((product) => ({
      vendor_id: product.vendorIndex + 1,
      main: product.vendorCode,
      codes: product.variants.map(({ vendorCode }) => vendorCode),
    }));
  // The main product is the family's card; each member counts the others.
  await client.query(
    `update product p set
       variant_of = case when p.id = main.id then null else main.id end,
       listed = p.id = main.id,
       variants = jsonb_array_length(family.codes)
     from jsonb_to_recordset($1::jsonb) as family (vendor_id bigint, main text, codes jsonb)
     join product main on main.vendor_id = family.vendor_id and main.vendor_code = family.main
     where p.vendor_id = family.vendor_id and (p.id = main.id or family.codes ? p.vendor_code)`,
    [JSON.stringify(families)],
  );
}

async function insertRows(client: pg.PoolClient, products: readonly DemoProduct[], now: Date): Promise<void> {
  const rows = products.map((product) => productRow(product, now));
  const { rows: written } = await client.query<{ id: string; vendor_id: string; vendor_code: string }>(
    `insert into product (vendor_id, vendor_code, category_id, title_bg, title_en, description_bg,
       description_en, price, promo_price, quantity, colour, material, width_mm, height_mm, depth_mm, weight_g,
       delivery_days_min, delivery_days_max, manufacturer, manufacturer_address, manufacturer_contact, safety_bg, safety_en, pictures,
       created_at, size, ean, search_words)
     select vendor_id, vendor_code, category_id, title_bg, title_en, description_bg,
       description_en, price, promo_price, quantity, colour, material, width_mm, height_mm, depth_mm, weight_g,
       delivery_days_min, delivery_days_max, manufacturer, manufacturer_address, manufacturer_contact, safety_bg, safety_en, pictures,
       created_at, size, ean,
       setweight(to_tsvector('simple', words_a), 'A') || setweight(to_tsvector('simple', words_b), 'B')
     from json_to_recordset($1::json) as given (vendor_id bigint, vendor_code text, category_id bigint,
       title_bg text, title_en text, description_bg text, description_en text, price integer,
       promo_price integer, quantity integer, colour text, material text, width_mm integer, height_mm integer,
       depth_mm integer, weight_g integer, delivery_days_min integer, delivery_days_max integer,
       manufacturer text, manufacturer_address text, manufacturer_contact text, safety_bg text, safety_en text, pictures jsonb,
       created_at timestamptz, size text, ean text, words_a text, words_b text)
     on conflict (vendor_id, vendor_code) do nothing
     returning id, vendor_id, vendor_code`,
    [JSON.stringify(rows)],
  );
  await writeHistory(client, products, written, now);
}

/**
 * Sets the start of the current price, which the trigger inserted, and adds the earlier prices. The prior
 * price of a promo follows from these.
 */
async function writeHistory(
  client: pg.PoolClient,
  products: readonly DemoProduct[],
  written: readonly { id: string; vendor_id: string; vendor_code: string }[],
  now: Date,
): Promise<void> {
  const idOf = new Map(written.map((row) => [`${row.vendor_id} ${row.vendor_code}`, row.id]));
  const points = products.flatMap((product) => {
    const id = idOf.get(`${product.vendorIndex + 1} ${product.vendorCode}`);
    if (id === undefined) return [];
    return product.history.map((point, place) => ({
      product_id: id,
      price: point.price,
      valid_from: daysBefore(now, point.daysAgo),
      present: place === product.history.length - 1,
    }));
  });
  await client.query(
    `with given as materialized (
       select * from json_to_recordset($1::json)
         as given (product_id bigint, price integer, valid_from timestamptz, present boolean)
     ), present as (
       update product_price p set valid_from = given.valid_from
       from given where given.present and p.product_id = given.product_id
     )
     insert into product_price (product_id, price, valid_from)
     select product_id, price, valid_from from given where not present`,
    [JSON.stringify(points)],
  );
  await client.query(
    `update product p set prior_price = prior_price(
       p.id, p.price, p.promo_price, (select max(valid_from) from product_price where product_id = p.id)
     ) where p.promo_price is not null and p.id = any($1::bigint[])`,
    [written.map(({ id }) => id)],
  );
}

function productRow(product: DemoProduct, now: Date): Record<string, unknown> {
  const { kind } = product;
  const [width, height, depth] = product.size;
  return {
    vendor_id: product.vendorIndex + 1,
    vendor_code: product.vendorCode,
    category_id: categoryIdOf(kind.key),
    title_bg: product.title[0],
    title_en: product.title[1],
    description_bg: product.description[0],
    description_en: product.description[1],
    price: product.price,
    promo_price: product.promoPrice,
    quantity: product.quantity,
    colour: product.colour,
    material: product.material,
    width_mm: width,
    height_mm: height,
    depth_mm: depth,
    weight_g: product.weight,
    size: product.sizeLabel,
    ean: product.ean,
    delivery_days_min: product.deliveryDays[0],
    delivery_days_max: product.deliveryDays[1],
    manufacturer: product.manufacturer[0],
    manufacturer_address: product.manufacturer[1],
    manufacturer_contact: product.manufacturer[2],
    safety_bg: product.safety[0],
    safety_en: product.safety[1],
    pictures: picturesOf(product),
    created_at: daysBefore(now, product.history[0]?.daysAgo ?? 0),
    words_a: demoSearchTerms([...product.title, ...kind.category].join(' ')).join(' '),
    words_b: demoSearchTerms([product, ...product.variants].map(propertiesOf).join(' ')).join(' '),
  };
}

function propertiesOf(product: DemoProduct): string {
  return [
    ...colours[product.colour].name,
    ...materials[product.material].name,
    demoVendors[product.vendorIndex]?.name ?? '',
  ].join(' ');
}

function daysBefore(now: Date, days: number): string {
  return daysAfter(now, -days).toISOString();
}
