import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Database } from '../../../tables.ts';
import { lockOwnProduct } from './own-product-rows.ts';
import type { Vendor } from './own-products.ts';
import { refreshVariantGroups } from '../variant-groups.ts';
import type { ShopDependencies } from '../shop-dependencies.ts';
import { lockShop } from './lock-shop.ts';
import type { LockedShop } from './lock-shop.ts';

/** Deletes a product permanently; orders still contain it. @throws Failure `not-found` */
export async function deleteProduct(
  { db, clock, texts }: ShopDependencies,
  { vendorId }: Vendor,
  id: number,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const shop = await lockShop(transaction, texts, vendorId);
    const row = await lockOwnProduct(transaction, vendorId, { id });
    if (!row || row.deleted_at) throw new Failure('error-product-not-found', {}, 'not-found');
    await deleteProducts(transaction, shop, [id], clock.now());
  });
}

/** Deletes a vendor's products. If a family loses its main product, the oldest variant replaces it. */
export async function deleteProducts(
  transaction: Transaction<Database>,
  shop: LockedShop,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  const deleted = await transaction
    .updateTable('product')
    .set({ deleted_at: now, updated_at: now, variants: 0 })
    .where(({ eb, val }) => eb('id', '=', eb.fn.any(sql<number[]>`${val([...ids])}::bigint[]`)))
    .where('vendor_id', '=', shop.id)
    .where('deleted_at', 'is', null)
    .returning(['id', 'variant_of'])
    .execute();
  const deletedIds = deleted.map(({ id }) => id);
  const { rows: heirs } = await sql<{ id: number }>`
    update product p set variant_of = nullif(heir.id, p.id)
    from (
      select variant_of as main, min(id) as id from product
      where variant_of = any(${deletedIds}::bigint[]) and deleted_at is null group by variant_of
    ) heir
    where p.variant_of = heir.main and p.deleted_at is null
    returning heir.id`.execute(transaction);
  const mains = [...heirs.map(({ id }) => id), ...deleted.flatMap((row) => row.variant_of ?? [])];
  await refreshVariantGroups(transaction, shop, [...new Set(mains)]);
}
