import { sql } from 'kysely';
import type { Kysely, RawBuilder, Selectable, Transaction } from 'kysely';
import { columnsOf, contentOfRow } from '../../../../src/core/shared/fields.ts';
import type { PublishedOf } from '../../../../src/core/shared/fields.ts';
import { PRODUCT_FIELDS } from '../../../../src/core/shop/product-fields.ts';
import { plainColumns } from '../../../platform/database/field-columns.ts';
import { promoPriceOn, withoutEnded } from '../../../../src/core/shop/promotion.ts';
import type { Promotion } from '../../../../src/core/shop/promotion.ts';
import { withoutCopies } from '../../../../src/core/shop/product-content.ts';
import type { PriceHistory } from '../../../../src/core/shop/prior-price.ts';
import type { ProductFacts } from '../../../../src/core/shop/product-content.ts';
import type { Database } from '../../../tables.ts';
import { IS_REDUCED } from '../product-rows.ts';
import type { ProductTable } from '../tables.ts';

export type OwnProductRow = Omit<
  Selectable<ProductTable>,
  | 'search_words'
  | 'popularity'
  | 'current_price'
  | 'form_key'
  | 'stars'
  | 'rating'
  | 'highly_rated'
  | 'prior_price'
  | 'scheduled_promo_price'
> &
  PriceHistoryColumns;

type RequiredColumns = Pick<OwnProductRow, 'price' | 'quantity' | 'delivery_days_min' | 'delivery_days_max'>;

type PriceHistoryColumns = { prior_price: number | null; lowest_price: number | null };

/** Promo price of `p` as the vendor wrote it, also outside the promotion's days. */
export const WRITTEN_PROMO = sql<number | null>`coalesce(p.scheduled_promo_price, p.promo_price)`;

/**
 * Columns of a product's price history, for `p`. A promotion that has not begun is compared with the lowest
 * price until today.
 */
export const PRICE_HISTORY = sql`case when ${IS_REDUCED} then p.prior_price
    when p.promo_price is null and lowest_price_before(p.id, now()) > p.scheduled_promo_price
      then lowest_price_before(p.id, now())
  end as prior_price, lowest_price_before(p.id, now()) as lowest_price`;

export const priceHistoryOf = (
  row: PriceHistoryColumns & { price: number; promo_price: number | null },
): PriceHistory => ({
  price: row.price,
  promoPrice: row.promo_price,
  priorPrice: row.prior_price,
  lowestPrice: row.lowest_price,
});

const { promoPrice: _, ...PLAIN_FIELDS } = PRODUCT_FIELDS;

/** Columns of an `OwnProductRow`, for `p`, without the search words and review sums. */
export const OWN_COLUMNS: RawBuilder<unknown> = sql`p.id, p.vendor_id, p.vendor_code, p.category_id, p.title_bg,
  p.title_en, p.description_bg, p.description_en, ${plainColumns('p', PLAIN_FIELDS)}, ${WRITTEN_PROMO} as promo_price, p.promo_from, p.promo_until, p.manufacturer,
  p.manufacturer_address, p.manufacturer_contact, p.manufacturer_country, p.responsible_name,
  p.responsible_address, p.responsible_contact, p.safety_bg, p.safety_en, p.pictures, p.variant_of, p.listed, p.variants, p.hidden_at,
  p.created_at, p.updated_at, p.deleted_at, p.removed_at, ${PRICE_HISTORY}`;

export function factsOf(row: OwnProductRow): ProductFacts {
  return withoutCopies({
    ...(contentOfRow(PRODUCT_FIELDS, row) as PublishedOf<typeof PRODUCT_FIELDS>),
    code: row.vendor_code,
    categoryId: row.category_id,
    titleBg: row.title_bg,
    titleEn: row.title_en,
    descriptionBg: row.description_bg,
    descriptionEn: row.description_en,
    promoFrom: row.promo_from,
    promoUntil: row.promo_until,
    manufacturer: row.manufacturer,
    manufacturerAddress: row.manufacturer_address,
    manufacturerContact: row.manufacturer_contact,
    manufacturerCountry: row.manufacturer_country,
    responsibleName: row.responsible_name,
    responsibleAddress: row.responsible_address,
    responsibleContact: row.responsible_contact,
    safetyBg: row.safety_bg,
    safetyEn: row.safety_en,
    variantOf: row.variant_of,
  });
}

/** Columns of a promotion, with the promo price of the day. */
export function promotionColumns(written: Promotion, today: string) {
  const promotion = withoutEnded(written, today);
  const { promoPrice, promoFrom, promoUntil } = promotion;
  const hasDays = promoFrom !== null || promoUntil !== null;
  return {
    promo_price: promoPriceOn(promotion, today),
    scheduled_promo_price: hasDays ? promoPrice : null,
    promo_from: promoFrom,
    promo_until: promoUntil,
  };
}

/** Columns of a product's content; the Bulgarian text replaces an empty English one. */
export function productColumns(facts: ProductFacts, today: string) {
  return {
    vendor_code: facts.code,
    category_id: facts.categoryId,
    title_bg: facts.titleBg,
    title_en: facts.titleEn || facts.titleBg,
    description_bg: facts.descriptionBg,
    description_en: facts.descriptionEn || facts.descriptionBg,
    ...(columnsOf(PRODUCT_FIELDS, facts) as RequiredColumns),
    ...promotionColumns(facts, today),
    manufacturer: facts.manufacturer,
    manufacturer_address: facts.manufacturerAddress,
    manufacturer_contact: facts.manufacturerContact,
    manufacturer_country: facts.manufacturerCountry,
    responsible_name: facts.responsibleName,
    responsible_address: facts.responsibleAddress,
    responsible_contact: facts.responsibleContact,
    safety_bg: facts.safetyBg,
    safety_en: facts.safetyEn || facts.safetyBg,
    variant_of: facts.variantOf,
  };
}

/** Returns a vendor's products by code, without deleted ones and without locks. */
export async function ownProductsByCode(
  db: Kysely<Database>,
  vendorId: number,
  codes: readonly string[],
): Promise<Map<string, { id: number; facts: ProductFacts; prices: PriceHistory }>> {
  const { rows } = await sql<OwnProductRow>`
    select ${OWN_COLUMNS} from product p
    where p.vendor_id = ${vendorId} and p.vendor_code = any(${[...codes]}::text[]) and p.deleted_at is null`.execute(
    db,
  );
  return new Map(
    rows.map((row) => [row.vendor_code, { id: row.id, facts: factsOf(row), prices: priceHistoryOf(row) }]),
  );
}

/** Locks a vendor's product, also a deleted one; `has_variants` is true for a main product. */
export async function lockOwnProduct(
  transaction: Transaction<Database>,
  vendorId: number,
  key: { id: number } | { code: string },
): Promise<(OwnProductRow & { has_variants: boolean }) | null> {
  const condition = 'id' in key ? sql`p.id = ${key.id}` : sql`p.vendor_code = ${key.code}`;
  const { rows } = await sql<OwnProductRow & { has_variants: boolean }>`
    select ${OWN_COLUMNS},
      exists (select from product v where v.variant_of = p.id and v.deleted_at is null) as has_variants
    from product p where p.vendor_id = ${vendorId} and ${condition} for no key update of p`.execute(
    transaction,
  );
  return rows[0] ?? null;
}
