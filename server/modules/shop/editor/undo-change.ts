import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { sofiaDay } from '../../../../src/core/shared/sofia-time.ts';
import { BULK_UNDO } from '../../../../src/core/shop/bulk-change.ts';
import type { BulkOutcome, UndoableChange } from '../../../../src/core/shop/bulk-change.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Database } from '../../../tables.ts';
import { refreshVariantGroups } from '../variant-groups.ts';
import type { ShopDependencies } from '../shop-dependencies.ts';
import { ensureMaySell, ensureOpen, lockShop } from './lock-shop.ts';
import type { Vendor } from './own-products.ts';
import { ensureRoomForProducts } from './write-product.ts';

const MAX_NAMED = 100;

/** Returns the vendor's last bulk change while it can be undone. */
export async function undoableChange(
  db: Kysely<Database>,
  vendorId: number,
  now: Date,
): Promise<UndoableChange | null> {
  const { rows } = await sql<Omit<UndoableChange, 'until'> & { created_at: Date }>`
    select id, action, jsonb_array_length(written) as changed, created_at from product_bulk_change
    where vendor_id = ${vendorId} and undone_at is null and created_at > ${undoableSince(now)}
    order by id desc limit 1`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { created_at: done, ...change } = row;
  return { ...change, until: new Date(done.getTime() + BULK_UNDO).toISOString() };
}

/**
 * Undoes a bulk change. Products edited since stay unchanged and are listed. Pieces ordered since are
 * subtracted from the restored stock.
 * @throws Failure `not-found`; `conflict` `error-bulk-undo-late` after ten minutes; `conflict`
 * `error-vendor-incomplete` for showing
 */
export async function undoChange(
  { db, texts, clock }: ShopDependencies,
  { vendorId }: Vendor,
  id: number,
): Promise<BulkOutcome> {
  const now = clock.now();
  return inTransaction(db, async (transaction) => {
    const shop = await lockShop(transaction, texts, vendorId);
    ensureOpen(shop);
    const change = await transaction
      .selectFrom('product_bulk_change')
      .selectAll()
      .where('vendor_id', '=', vendorId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!change) throw new Failure('error-bulk-change-not-found', {}, 'not-found');
    const done = { id, changed: 0, unchanged: change.written.length, refused: [] };
    // Idempotent: a repeated request after a lost answer.
    if (change.undone_at !== null) return done;
    if (change.created_at <= undoableSince(now)) throw new Failure('error-bulk-undo-late', {}, 'conflict');
    if (change.action === 'hide') ensureMaySell(shop);
    const { unedited, refused } = await uneditedProducts(transaction, vendorId, change);
    await restore(transaction, id, unedited, now);
    if (change.action === 'delete') {
      await restoreFamilies(transaction, id);
      await ensureRoomForProducts(transaction, vendorId);
    }
    await refreshVariantGroups(transaction, shop, await familiesOf(transaction, unedited));
    await transaction
      .updateTable('product_bulk_change')
      .set({ undone_at: now })
      .where('id', '=', id)
      .execute();
    return { id, changed: unedited.length, unchanged: 0, refused };
  });
}

/** Deletes changes that can no longer be undone. */
export async function deleteExpiredChanges(
  transaction: Transaction<Database>,
  vendorId: number,
  now: Date,
): Promise<void> {
  await transaction
    .deleteFrom('product_bulk_change')
    .where('vendor_id', '=', vendorId)
    .where('created_at', '<=', undoableSince(now))
    .execute();
}

const undoableSince = (now: Date) => new Date(now.getTime() - BULK_UNDO);

type Change = { written: readonly { id: number }[]; created_at: Date };

/** Locks the changed products and returns those without later changes. */
async function uneditedProducts(
  transaction: Transaction<Database>,
  vendorId: number,
  { written, created_at: changedAt }: Change,
): Promise<{ unedited: number[]; refused: BulkOutcome['refused'] }> {
  const ids = written.map((one) => one.id);
  const { rows } = await sql<{ id: number; code: string; isEdited: boolean }>`
    select id, vendor_code as code, updated_at <> ${changedAt} or removed_at is not null as "isEdited" from product
    where vendor_id = ${vendorId} and id = any(${ids}::bigint[]) order by id for no key update`.execute(
    transaction,
  );
  const edited = rows.filter((row) => row.isEdited);
  return {
    unedited: rows.filter((row) => !row.isEdited).map((row) => row.id),
    refused: edited.slice(0, MAX_NAMED).map((row) => ({
      id: row.id,
      code: row.code,
      error: 'error-edited-since',
    })),
  };
}

async function restore(
  transaction: Transaction<Database>,
  changeId: number,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  const hasDays = sql`coalesce(before ->> 'promoFrom', before ->> 'promoUntil') is not null`;
  const given = sql`product_bulk_change c, jsonb_to_recordset(c.written) as given (id bigint, before jsonb, quantity integer)
    where c.id = ${changeId} and p.id = given.id and p.id = any(${[...ids]}::bigint[])`;
  await sql`
    update product p set price = (before ->> 'price')::integer,
      promo_price = case when ${hasDays} then promo_price_on(
        (before ->> 'promoPrice')::integer, (before ->> 'promoFrom')::date, (before ->> 'promoUntil')::date, ${sofiaDay(now)}::date
      ) else (before ->> 'promoPrice')::integer end,
      scheduled_promo_price = case when ${hasDays} then (before ->> 'promoPrice')::integer end,
      promo_from = (before ->> 'promoFrom')::date, promo_until = (before ->> 'promoUntil')::date,
      quantity = greatest(0, p.quantity + (before ->> 'quantity')::integer - given.quantity),
      category_id = (before ->> 'categoryId')::bigint, hidden_at = (before ->> 'hiddenAt')::timestamptz,
      updated_at = (before ->> 'updatedAt')::timestamptz, deleted_at = null
    from ${given}`.execute(transaction);
  // Restores the prior price of the promo, because the trigger treats the undone change as a new promo.
  await sql`
    update product p set prior_price = (before ->> 'priorPrice')::integer from ${given}
      and p.promo_price is not null`.execute(transaction);
}

/** Makes products variants again after their main product is restored. */
async function restoreFamilies(transaction: Transaction<Database>, changeId: number): Promise<void> {
  await sql`
    update product p set variant_of = given."variantOf"
    from product_bulk_change c, jsonb_to_recordset(c.families) as given (id bigint, "variantOf" bigint), product main
    where c.id = ${changeId} and p.id = given.id and main.id = given."variantOf" and main.deleted_at is null
      and p.deleted_at is null`.execute(transaction);
}

async function familiesOf(transaction: Transaction<Database>, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct coalesce(variant_of, id) as id from product where id = any(${[...ids]}::bigint[])`.execute(
    transaction,
  );
  return rows.map((row) => row.id);
}
