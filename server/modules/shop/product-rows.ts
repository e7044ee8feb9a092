import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { ratingOf } from '../../../src/core/reviews/star-average.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { lowestPriceBefore } from '../../../src/core/shop/lowest-price.ts';
import type { PricePoint } from '../../../src/core/shop/lowest-price.ts';
import type { ProductSummary } from '../../../src/core/shop/product.ts';
import type { Database } from '../../tables.ts';
import type { StoredPicture } from '../../platform/tables.ts';

/** A product as a list's query brings it. */
export type ProductRow = {
  id: number;
  title: string;
  price: number;
  promo_price: number | null;
  image: StoredPicture | null;
  quantity: number;
  variants: number;
  vendor_id: number;
  vendor_name: string;
  delivery_price: number;
  category_id: number;
  category_name: string;
  stars: number[];
};

/** The columns of a `ProductRow`, for `p` (product), `v` (vendor) and `c` (category). */
export function productColumns(language: Language): RawBuilder<unknown> {
  return sql`p.id, ${sql.ref(`p.title_${language}`)} as title, p.price, p.promo_price,
    p.pictures -> 0 as image, p.quantity, p.variants, v.id as vendor_id, v.name as vendor_name, v.delivery_price,
    c.id as category_id, ${sql.ref(`c.name_${language}`)} as category_name, p.stars`;
}

/** The rows as the API answers them, each promo with the lowest price before it. */
export async function summariesOf(
  db: Kysely<Database>,
  rows: readonly ProductRow[],
): Promise<ProductSummary[]> {
  const lowest = await lowestPrices(
    db,
    rows.filter((row) => row.promo_price !== null).map((row) => row.id),
  );
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    price: row.price,
    promoPrice: row.promo_price,
    lowestPrice: lowest.get(row.id) ?? null,
    image: row.image,
    vendor: { id: row.vendor_id, name: row.vendor_name, deliveryPrice: row.delivery_price },
    categories: [{ id: row.category_id, name: row.category_name }],
    quantity: row.quantity,
    variants: row.variants,
    rating: ratingOf(row.stars),
  }));
}

/** The lowest price of the 30 days before the present one, by product (Omnibus directive). */
export async function lowestPrices(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<Map<number, number | null>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('product_price')
    .select(['product_id', 'price', 'valid_from'])
    .where('product_id', 'in', ids)
    .orderBy('product_id')
    .orderBy('valid_from')
    .execute();
  const histories = new Map<number, PricePoint[]>();
  for (const row of rows) {
    const history = histories.get(row.product_id) ?? [];
    history.push({ price: row.price, from: row.valid_from.getTime() });
    histories.set(row.product_id, history);
  }
  return new Map([...histories].map(([id, history]) => [id, lowestPriceBefore(history)]));
}
