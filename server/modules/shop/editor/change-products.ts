import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { BULK_PERCENT, bulkChange } from '../../../../src/core/shop/bulk-change.ts';
import { MAX_AT_ONCE } from '../../../../src/core/shop/own-product.ts';
import type { BulkAction, BulkChoice, BulkOutcome } from '../../../../src/core/shop/own-product.ts';
import { PRODUCT_LIMITS } from '../../../../src/core/shop/product-choices.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Database } from '../../../tables.ts';
import { deleteProducts } from './delete-products.ts';
import { ownCondition } from './own-product-list.ts';
import type { Vendor } from './own-products.ts';
import { refreshVariantGroups } from '../variant-groups.ts';
import type { ShopDependencies } from '../shop-dependencies.ts';
import { lockShop } from './lock-shop.ts';
import type { LockedShop } from './lock-shop.ts';

type Row = {
  id: number;
  code: string;
  price: number;
  promo_price: number | null;
  quantity: number;
  category_id: number;
  variant_of: number | null;
  hidden_at: Date | null;
};

/** What a client sends: an action and what it needs. */
type Typed = {
  action: BulkAction['action'];
  percent?: number | undefined;
  quantity?: number | undefined;
  categoryId?: number | undefined;
};

const MAX_NAMED = 100;

/**
 * Changes many products in one transaction; those that can't be changed are named, and stay as they are.
 * @throws Failure `invalid` for an action that lacks what it needs, `conflict` `error-vendor-incomplete` for showing, `conflict`
 * `error-bulk-too-many`.
 */
export async function changeProducts(
  services: ShopDependencies,
  { vendorId }: Vendor,
  choice: BulkChoice,
  typed: Typed,
): Promise<BulkOutcome> {
  const action = actionOf(typed);
  const now = services.clock.now();
  return inTransaction(services.db, async (transaction) => {
    const shop = await lockShop(transaction, services.texts, vendorId);
    if (action.action === 'show' && !shop.isComplete)
      throw new Failure('error-vendor-incomplete', {}, 'conflict');
    if (action.action === 'category' && !shop.categories.has(action.categoryId)) {
      throw new Failure('validation_failed', { categoryId: 'error-category-unknown' }, 'invalid');
    }
    const rows = await lockChosen(services, transaction, vendorId, choice);
    switch (action.action) {
      case 'delete':
        await deleteProducts(
          transaction,
          shop,
          rows.map(({ id }) => id),
          now,
        );
        return done(rows, rows.length);
      case 'hide':
      case 'show':
        return showOrHide(transaction, shop, rows, action.action === 'hide' ? now : null, now);
      case 'category':
        return moveToCategory(transaction, shop, rows, action.categoryId, now);
      default:
        return changePrices(transaction, rows, action, now);
    }
  });
}

function actionOf({ action, percent, quantity, categoryId }: Typed): BulkAction {
  const refuse = (field: string, key: string) =>
    new Failure('validation_failed', { [field]: key }, 'invalid');
  switch (action) {
    case 'price-percent':
    case 'promo-percent': {
      const { from, to } = BULK_PERCENT[action];
      if (percent === undefined || percent < from || percent > to) {
        throw refuse('percent', `error-${action}`);
      }
      return { action, percent };
    }
    case 'set-stock': {
      if (quantity === undefined) throw refuse('quantity', 'error-product-quantity');
      if (quantity < 0) throw refuse('quantity', 'error-quantity-negative');
      if (quantity > PRODUCT_LIMITS.quantity.to) throw refuse('quantity', 'error-number-too-large');
      return { action, quantity };
    }
    case 'category': {
      if (categoryId === undefined) throw refuse('categoryId', 'error-category-required');
      return { action, categoryId };
    }
    default:
      return { action };
  }
}

/** The chosen products, locked in the order of their ids, as orders lock them. */
async function lockChosen(
  { db }: ShopDependencies,
  transaction: Transaction<Database>,
  vendorId: number,
  choice: BulkChoice,
): Promise<Row[]> {
  const condition =
    'ids' in choice
      ? sql`p.vendor_id = ${vendorId} and p.deleted_at is null and p.id = any(${choice.ids}::bigint[])`
      : await ownCondition(db, vendorId, choice.filter);
  const { rows } = await sql<Row>`
    select p.id, p.vendor_code as code, p.price, p.promo_price, p.quantity, p.category_id, p.variant_of, p.hidden_at
    from product p where ${condition} order by p.id limit ${MAX_AT_ONCE + 1} for no key update of p`.execute(
    transaction,
  );
  if (rows.length > MAX_AT_ONCE) throw new Failure('error-bulk-too-many', {}, 'conflict');
  return rows;
}

async function changePrices(
  transaction: Transaction<Database>,
  rows: readonly Row[],
  action: Parameters<typeof bulkChange>[1],
  now: Date,
): Promise<BulkOutcome> {
  const refused: BulkOutcome['refused'] = [];
  const written = rows.flatMap((row) => {
    const before = { price: row.price, promoPrice: row.promo_price, quantity: row.quantity };
    const after = bulkChange(before, action);
    if (typeof after === 'string') {
      refused.push({ id: row.id, code: row.code, error: after });
      return [];
    }
    const isSame =
      after.price === before.price &&
      after.promoPrice === before.promoPrice &&
      after.quantity === before.quantity;
    return isSame ? [] : [{ id: row.id, ...after }];
  });
  if (written.length > 0) {
    await sql`
      update product p set price = given.price, promo_price = given."promoPrice", quantity = given.quantity,
        updated_at = ${now}
      from jsonb_to_recordset(${JSON.stringify(written)}::jsonb)
        as given (id bigint, price integer, "promoPrice" integer, quantity integer)
      where p.id = given.id`.execute(transaction);
  }
  return done(rows, written.length, refused);
}

async function showOrHide(
  transaction: Transaction<Database>,
  shop: LockedShop,
  rows: readonly Row[],
  hiddenAt: Date | null,
  now: Date,
): Promise<BulkOutcome> {
  const changed = rows.filter((row) => (row.hidden_at === null) !== (hiddenAt === null));
  await transaction
    .updateTable('product')
    .set({ hidden_at: hiddenAt, updated_at: now })
    .where(({ eb, val }) => eb('id', '=', sql<number>`any(${val(changed.map(({ id }) => id))}::bigint[])`))
    .execute();
  await refreshVariantGroups(transaction, shop, familiesOf(changed));
  return done(rows, changed.length);
}

/** A family stays together: the whole of it moves. */
async function moveToCategory(
  transaction: Transaction<Database>,
  shop: LockedShop,
  rows: readonly Row[],
  categoryId: number,
  now: Date,
): Promise<BulkOutcome> {
  const changed = rows.filter((row) => row.category_id !== categoryId);
  const families = familiesOf(changed);
  await sql`
    update product set category_id = ${categoryId}, updated_at = ${now}
    where (id = any(${families}::bigint[]) or variant_of = any(${families}::bigint[])) and deleted_at is null`.execute(
    transaction,
  );
  await refreshVariantGroups(transaction, shop, families);
  return done(rows, changed.length);
}

function familiesOf(rows: readonly Row[]): number[] {
  return [...new Set(rows.map((row) => row.variant_of ?? row.id))];
}

function done(rows: readonly Row[], changed: number, refused: BulkOutcome['refused'] = []): BulkOutcome {
  return {
    changed,
    unchanged: rows.length - changed - refused.length,
    refused: refused.slice(0, MAX_NAMED),
  };
}
