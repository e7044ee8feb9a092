import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { enqueue } from '../../../platform/jobs.ts';
import type { Texts } from '../../../platform/texts.ts';
import type { Database } from '../../../tables.ts';
import { handleListingWarnings } from '../../accounts/listing-warnings.ts';
import { refreshVariantGroups } from '../variant-groups.ts';
import { deleteProducts } from './delete-products.ts';
import { ensureOpen, lockShop } from './lock-shop.ts';

/**
 * Removes a product for the team; orders still contain it. @returns number of warnings this settles @throws
 * Failure `not-found`
 */
export async function removeProduct(
  texts: Texts,
  transaction: Transaction<Database>,
  id: number,
  now: Date,
): Promise<number> {
  const shop = await lockShop(transaction, texts, await vendorOfProduct(transaction, id));
  const { deleted_at: deletedAt } = await transaction
    .selectFrom('product')
    .select('deleted_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (deletedAt) throw noProduct();
  await deleteProducts(transaction, shop, [id], now);
  await transaction.updateTable('product').set({ removed_at: now }).where('id', '=', id).execute();
  return handleListingWarnings(transaction, { kind: 'product', id }, now);
}

/**
 * Restores a removed product unchanged. Without its main product it leaves the family. @throws Failure
 * `not-found`, `conflict`
 */
export async function reinstateProduct(
  texts: Texts,
  transaction: Transaction<Database>,
  id: number,
  now: Date,
): Promise<void> {
  const shop = await lockShop(transaction, texts, await vendorOfProduct(transaction, id));
  ensureOpen(shop);
  const { rows } = await sql<{ main: number }>`
    update product p set deleted_at = null, removed_at = null, updated_at = ${now}, variant_of = main.id
    from product removed left join product main on main.id = removed.variant_of and main.deleted_at is null
    where removed.id = ${id} and p.id = removed.id and p.removed_at is not null
    returning coalesce(p.variant_of, p.id) as main`.execute(transaction);
  if (rows.length === 0) throw noProduct();
  await refreshVariantGroups(
    transaction,
    shop,
    rows.map(({ main }) => main),
  );
}

/**
 * Removes a shop and its products for the team. @returns number of warnings this settles @throws Failure
 * `not-found`
 */
export async function removeShop(transaction: Transaction<Database>, id: number, now: Date): Promise<number> {
  await changeShop(transaction, id, now);
  await transaction
    .updateTable('product')
    .set({ deleted_at: now, removed_at: now, updated_at: now })
    .where('vendor_id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
  return handleListingWarnings(transaction, { kind: 'vendor', id }, now);
}

/** Restores a shop and the products that were removed with it. @throws Failure `not-found` */
export async function reinstateShop(
  transaction: Transaction<Database>,
  id: number,
  now: Date,
): Promise<void> {
  const removedAt = await changeShop(transaction, id, null);
  await transaction
    .updateTable('product')
    .set({ deleted_at: null, removed_at: null, updated_at: now })
    .where('vendor_id', '=', id)
    .where('removed_at', '=', removedAt)
    .execute();
  await enqueue(transaction, 'shop.renew-words', { vendorId: id }, { key: `renew words ${id}` });
}

/** @returns time of the earlier removal @throws Failure `not-found` for a shop that already has the state */
async function changeShop(
  transaction: Transaction<Database>,
  id: number,
  removedAt: Date | null,
): Promise<Date | null> {
  const shop = await transaction
    .selectFrom('vendor')
    .select('removed_at')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!shop || (shop.removed_at === null) === (removedAt === null))
    throw new Failure('error-vendor-not-found', {}, 'not-found');
  await transaction.updateTable('vendor').set({ removed_at: removedAt }).where('id', '=', id).execute();
  return shop.removed_at;
}

async function vendorOfProduct(transaction: Transaction<Database>, id: number): Promise<number> {
  const product = await transaction
    .selectFrom('product')
    .select('vendor_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!product) throw noProduct();
  return product.vendor_id;
}

const noProduct = () => new Failure('error-product-not-found', {}, 'not-found');
