import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { ReaderWarning } from '../../../src/core/accounts/warnings.ts';
import { ratingOf } from '../../../src/core/reviews/star-average.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import type { ProductSummary } from '../../../src/core/shop/product.ts';
import type { StoredPicture } from '../../platform/tables.ts';
import { productWarningsColumn, warningsField } from '../accounts/listing-warnings.ts';

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
  holiday_until: string | null;
  cutoff_hour: number | null;
  category_id: number;
  category_name: string;
  stars: number[];
  delivery_days_min: number;
  delivery_days_max: number;
  warnings: ReaderWarning[] | null;
};

/**
 * True if the promo of `p` is below the lowest price of the 30 days before it (Price Indication Directive,
 * art. 6a).
 */
export const IS_REDUCED = sql<boolean>`coalesce(p.prior_price > p.promo_price, false)`;

/**
 * Prices of `p` for buyers. A reduction is shown against the lowest price of the 30 days before it. A promo
 * price without a reduction is shown as the plain price.
 */
export const SHOWN_PRICES = sql`case when ${IS_REDUCED} then p.prior_price else p.current_price end as price,
  case when ${IS_REDUCED} then p.promo_price end as promo_price`;

/** Columns of a `ProductRow`, for `p` (product), `v` (vendor) and `c` (category). */
export function productColumns(language: Language): RawBuilder<unknown> {
  return sql`p.id, ${sql.ref(`p.title_${language}`)} as title, ${SHOWN_PRICES},
    p.pictures -> 0 as image, p.quantity, p.variants, v.id as vendor_id, v.name as vendor_name, v.delivery_price,
    v.holiday_until, v.cutoff_hour,
    c.id as category_id, ${sql.ref(`c.name_${language}`)} as category_name, p.stars,
    p.delivery_days_min, p.delivery_days_max,
    ${productWarningsColumn(sql`p.id`, sql`v.id`)}`;
}

/** Holiday and cut-off hour of a shop, where it has them. */
export const shopHoursFields = ({
  holiday_until: holidayUntil,
  cutoff_hour: cutoffHour,
}: Pick<ProductRow, 'holiday_until' | 'cutoff_hour'>) => ({
  ...(holidayUntil !== null && { holidayUntil }),
  ...(cutoffHour !== null && { cutoffHour }),
});

/** Converts the rows to the API's format. */
export function summariesOf(rows: readonly ProductRow[]): ProductSummary[] {
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    price: row.price,
    promoPrice: row.promo_price,
    image: row.image,
    vendor: {
      id: row.vendor_id,
      name: row.vendor_name,
      deliveryPrice: row.delivery_price,
      ...shopHoursFields(row),
    },
    categories: [{ id: row.category_id, name: row.category_name }],
    quantity: row.quantity,
    variants: row.variants,
    rating: ratingOf(row.stars),
    deliveryDays: { from: row.delivery_days_min, to: row.delivery_days_max },
    ...warningsField(row.warnings),
  }));
}
