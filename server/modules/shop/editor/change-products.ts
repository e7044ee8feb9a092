import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { Failure } from '../../../../src/core/shared/failure.ts';
import type { BulkAction, BulkOutcome } from '../../../../src/core/shop/bulk-change.ts';
import { sofiaDay } from '../../../../src/core/shared/sofia-time.ts';
import type { BulkChoice } from '../../../../src/core/shop/own-product.ts';
import { inTransaction, json } from '../../../platform/database/database.ts';
import type { Database } from '../../../tables.ts';
import { refreshVariantGroups } from '../variant-groups.ts';
import type { ShopDependencies } from '../shop-dependencies.ts';
import { bulkActionOf } from './bulk-action.ts';
import type { TypedBulkAction } from './bulk-action.ts';
import { planBulkChange } from './bulk-plan.ts';
import type { BulkRow, PlannedChange } from './bulk-plan.ts';
import { promotionColumns } from './own-product-rows.ts';
import { deleteProducts } from './delete-products.ts';
import { lockShop } from './lock-shop.ts';
import type { LockedShop } from './lock-shop.ts';
import type { Vendor } from './own-products.ts';
import { deleteExpiredChanges } from './undo-change.ts';

/** Maximum number of failed products in an answer. */
export const MAX_NAMED = 100;

/**
 * Changes many products in one transaction. Lists the products that cannot be changed and leaves them
 * unchanged.
 * @param version of the preview that the vendor confirmed, if any
 * @throws Failure `invalid` for missing parameters, `conflict` `error-vendor-incomplete` for showing,
 * `conflict` `error-bulk-too-many`, `conflict` `error-bulk-changed` if the products differ from the preview
 */
export async function changeProducts(
  { db, texts, clock }: ShopDependencies,
  { vendorId }: Vendor,
  choice: BulkChoice,
  { typed, version }: { typed: TypedBulkAction; version: string | undefined },
): Promise<BulkOutcome> {
  const action = bulkActionOf(typed);
  const now = clock.now();
  return inTransaction(db, async (transaction) => {
    const shop = await lockShop(transaction, texts, vendorId);
    const plan = await planBulkChange(transaction, shop, choice, action, { lock: true });
    if (version !== undefined && version !== plan.version) {
      throw new Failure('error-bulk-changed', {}, 'conflict');
    }
    const { rows, changes, refused } = plan;
    await deleteExpiredChanges(transaction, vendorId, now);
    const id = changes.length > 0 ? await store(transaction, shop, action, changes, now) : null;
    if (action.action === 'delete') {
      const ids = changes.map(({ row }) => row.id);
      await deleteProducts(transaction, shop, ids, now);
    } else await write(transaction, shop, changes, now);
    const unchanged = rows.length - changes.length - refused.length;
    return { id, changed: changes.length, unchanged, refused: refused.slice(0, MAX_NAMED) };
  });
}

async function write(
  transaction: Transaction<Database>,
  shop: LockedShop,
  changes: readonly PlannedChange[],
  now: Date,
): Promise<void> {
  if (changes.length === 0) return;
  const values = changes.flatMap(({ row, after }) =>
    after
      ? [
          {
            ...after,
            ...promotionColumns(after, sofiaDay(now)),
            id: row.id,
            hiddenAt: after.hidden ? (row.hiddenAt ?? now).toISOString() : null,
          },
        ]
      : [],
  );
  await sql`
    update product p set price = given.price, promo_price = given.promo_price,
      scheduled_promo_price = given.scheduled_promo_price, promo_from = given.promo_from, promo_until = given.promo_until, quantity = given.quantity,
      category_id = given."categoryId", hidden_at = given."hiddenAt", updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as given (id bigint, price integer, promo_price integer,
      scheduled_promo_price integer, promo_from date, promo_until date,
      quantity integer, "categoryId" bigint, "hiddenAt" timestamptz)
    where p.id = given.id`.execute(transaction);
  const regrouped = changes.filter(
    ({ row, after }) => after && (after.hidden !== row.hidden || after.categoryId !== row.categoryId),
  );
  await refreshVariantGroups(transaction, shop, familiesOf(regrouped.map(({ row }) => row)));
}

/** Stores the values before the change, for undo. */
async function store(
  transaction: Transaction<Database>,
  shop: LockedShop,
  { action }: BulkAction,
  changes: readonly PlannedChange[],
  now: Date,
): Promise<number> {
  const written = changes.map(({ row, after }) => ({
    id: row.id,
    before: {
      price: row.price,
      promoPrice: row.promoPrice,
      promoFrom: row.promoFrom,
      promoUntil: row.promoUntil,
      priorPrice: row.priorPrice,
      quantity: row.quantity,
      categoryId: row.categoryId,
      hiddenAt: row.hiddenAt?.toISOString() ?? null,
      updatedAt: row.updatedAt.toISOString(),
    },
    quantity: (after ?? row).quantity,
  }));
  const families = action === 'delete' ? await membersOf(transaction, changes) : [];
  const { id } = await transaction
    .insertInto('product_bulk_change')
    .values({
      vendor_id: shop.id,
      action,
      written: json(written),
      families: json(families),
      created_at: now,
      undone_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Returns the families of products before their deletion, because another member becomes the main product.
 */
async function membersOf(
  transaction: Transaction<Database>,
  changes: readonly PlannedChange[],
): Promise<{ id: number; variantOf: number | null }[]> {
  const mains = familiesOf(changes.map(({ row }) => row));
  const { rows } = await sql<{ id: number; variantOf: number | null }>`
    select id, variant_of as "variantOf" from product
    where variant_of = any(${mains}::bigint[]) and deleted_at is null order by id`.execute(transaction);
  return rows;
}

function familiesOf(rows: readonly BulkRow[]): number[] {
  return [...new Set(rows.map((row) => row.variantOf ?? row.id))];
}
