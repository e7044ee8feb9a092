import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { bulkChange, changedValues } from '../../../../src/core/shop/bulk-change.ts';
import type { BulkAction, BulkOutcome, BulkValues } from '../../../../src/core/shop/bulk-change.ts';
import { MAX_AT_ONCE } from '../../../../src/core/shop/own-product.ts';
import type { BulkChoice } from '../../../../src/core/shop/own-product.ts';
import type { PriceHistory } from '../../../../src/core/shop/prior-price.ts';
import { versionOf } from '../../../platform/http/content-version.ts';
import type { Database } from '../../../tables.ts';
import { ensureMaySell } from './lock-shop.ts';
import type { LockedShop } from './lock-shop.ts';
import { ownCondition } from './own-product-list.ts';
import { PRICE_HISTORY, WRITTEN_PROMO } from './own-product-rows.ts';

export type BulkRow = BulkValues &
  PriceHistory & {
    id: number;
    price: number;
    code: string;
    titleBg: string;
    titleEn: string;
    variantOf: number | null;
    hiddenAt: Date | null;
    updatedAt: Date;
  };

/** Product that an action changes; `after` is null for a deletion. */
export type PlannedChange = { row: BulkRow; after: BulkValues | null };

/** Effect of an action on the chosen products. */
export type BulkPlan = {
  rows: readonly BulkRow[];
  changes: readonly PlannedChange[];
  refused: BulkOutcome['refused'];
  version: string;
};

/**
 * Computes the effect of an action on each chosen product, for the preview and the change.
 * @param lock locks the products in the order of their ids, as orders do
 * @throws Failure `invalid`, `conflict` `error-vendor-incomplete` for showing, `conflict`
 * `error-bulk-too-many`
 */
export async function planBulkChange(
  db: Kysely<Database>,
  shop: LockedShop,
  choice: BulkChoice,
  action: BulkAction,
  { lock }: { lock: boolean },
): Promise<BulkPlan> {
  if (action.action === 'show') ensureMaySell(shop);
  if (action.action === 'category' && !shop.categories.has(action.categoryId)) {
    throw new Failure('validation_failed', { categoryId: 'error-category-unknown' }, 'invalid');
  }
  const rows = await chosenRows(db, shop.id, choice, { lock, families: action.action === 'category' });
  const refused: BulkOutcome['refused'] = [];
  const changes = rows.flatMap((row): PlannedChange[] => {
    if (action.action === 'delete') return [{ row, after: null }];
    const after = bulkChange(row, action);
    if (typeof after === 'string') {
      refused.push({ id: row.id, code: row.code, error: after });
      return [];
    }
    return changedValues(row, after).length > 0 ? [{ row, after }] : [];
  });
  const seen = rows.map(({ id, price, promoPrice, promoFrom, promoUntil, quantity, categoryId, hidden }) => [
    id,
    price,
    promoPrice,
    promoFrom,
    promoUntil,
    quantity,
    categoryId,
    hidden,
  ]);
  return { rows, changes, refused, version: versionOf(seen) };
}

async function chosenRows(
  db: Kysely<Database>,
  vendorId: number,
  choice: BulkChoice,
  { lock, families }: { lock: boolean; families: boolean },
): Promise<BulkRow[]> {
  const chosen =
    'ids' in choice
      ? sql`p.vendor_id = ${vendorId} and p.deleted_at is null and p.id = any(${choice.ids}::bigint[])`
      : await ownCondition(db, vendorId, choice.filter);
  // A family moves to another category as a whole.
  const condition = families
    ? sql`p.vendor_id = ${vendorId} and p.deleted_at is null and coalesce(p.variant_of, p.id) = any(array(
        select coalesce(p.variant_of, p.id) from product p where ${chosen}
      ))`
    : chosen;
  const { rows } = await sql<ChosenRow>`
    select p.id, p.vendor_code as code, p.title_bg, p.title_en, p.price, ${WRITTEN_PROMO} as promo_price, p.promo_from, p.promo_until, p.quantity, p.category_id,
      p.variant_of, p.hidden_at, p.updated_at, ${PRICE_HISTORY}
    from product p where ${condition} order by p.id limit ${MAX_AT_ONCE + 1}
    ${lock ? sql`for no key update of p` : sql``}`.execute(db);
  if (rows.length > MAX_AT_ONCE) throw new Failure('error-bulk-too-many', {}, 'conflict');
  return rows.map(({ id, code, price, quantity, ...row }) => ({
    id,
    code,
    titleBg: row.title_bg,
    titleEn: row.title_en,
    price,
    promoPrice: row.promo_price,
    promoFrom: row.promo_from,
    promoUntil: row.promo_until,
    priorPrice: row.prior_price,
    lowestPrice: row.lowest_price,
    quantity,
    categoryId: row.category_id,
    hidden: row.hidden_at !== null,
    variantOf: row.variant_of,
    hiddenAt: row.hidden_at,
    updatedAt: row.updated_at,
  }));
}

type ChosenRow = {
  id: number;
  code: string;
  title_bg: string;
  title_en: string;
  price: number;
  promo_price: number | null;
  promo_from: string | null;
  promo_until: string | null;
  quantity: number;
  category_id: number;
  variant_of: number | null;
  hidden_at: Date | null;
  updated_at: Date;
  prior_price: number | null;
  lowest_price: number | null;
};
