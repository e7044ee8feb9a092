import type { Transaction } from 'kysely';
import type { withdrawOrder as contract } from '../../../api/orders/orders.ts';
import type { BodyOf } from '../../../api/operation.ts';
import type { VendorOrder } from '../../../src/core/orders/order.ts';
import { isCancellation, statusAfterWithdrawal, withdrawalSum } from '../../../src/core/orders/withdrawal.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Database } from '../../tables.ts';
import { moveTo } from './vendors/change-order-status.ts';
import { loadVendorOrder } from './load-order.ts';
import { recordStatusChange } from './vendors/record-status-change.ts';
import type { OrderDependencies } from './order-dependencies.ts';
import { reduceOrderItems } from './vendors/reduce-order-items.ts';

type Pieces = NonNullable<BodyOf<typeof contract>['pieces']>;

/**
 * Withdraws from a vendor order or from some of its pieces (CART-10): cancels unsent goods; sent ones must be
 * returned. Idempotent.
 * @throws Failure `not-found`, `withdrawal-not-possible` or `order-sent-meanwhile` (`conflict`), `invalid`
 * for more pieces than ordered
 */
export async function withdraw(
  deps: OrderDependencies,
  token: string,
  { vendorOrderId, pieces, onlyUnsent = false }: BodyOf<typeof contract>,
): Promise<void> {
  await inTransaction(deps.db, async (transaction) => {
    const own = await transaction
      .selectFrom('vendor_order')
      .innerJoin('customer_order', 'customer_order.id', 'vendor_order.order_id')
      .select(['vendor_order.id', 'withdrawn_at', 'confirm_until', 'confirmed_at'])
      .where('customer_order.token', '=', token)
      .where('vendor_order.id', '=', vendorOrderId)
      .forUpdate()
      .executeTakeFirst();
    if (!own) throw new Failure('error-order-not-found', {}, 'not-found');
    if (own.withdrawn_at) return;
    const now = deps.clock.now();
    const { vendorOrder } = await loadVendorOrder(transaction, own.id, now);
    if (pieces && (await isNoted(transaction, pieces.key))) return;
    const isUnconfirmed = own.confirm_until !== null && own.confirmed_at === null;
    if (!vendorOrder.withdrawal.possible || (pieces && isUnconfirmed)) {
      throw new Failure('withdrawal-not-possible', {}, 'conflict');
    }
    if (onlyUnsent && !isCancellation(vendorOrder.status))
      throw new Failure('order-sent-meanwhile', {}, 'conflict');
    if (pieces && !withdrawalSum(pieces.products, vendorOrder).isWhole) {
      await withdrawFromPieces(deps, transaction, vendorOrder, pieces);
    } else await withdrawFromAll(deps, transaction, vendorOrder);
  });
}

async function withdrawFromAll(
  deps: OrderDependencies,
  transaction: Transaction<Database>,
  { id, status }: VendorOrder,
): Promise<void> {
  const now = deps.clock.now();
  await transaction.updateTable('vendor_order').set({ withdrawn_at: now }).where('id', '=', id).execute();
  await transaction
    .insertInto('vendor_order_step')
    .values({ vendor_order_id: id, status: 'withdrawn', at: now })
    .execute();
  const next = statusAfterWithdrawal(status);
  if (next !== status) await moveTo(deps, transaction, id, next);
  await deps.withdrawalMails.withdrawn(transaction, id);
}

/** Removes unsent pieces from the order; sent ones stay in it until their return. */
async function withdrawFromPieces(
  deps: OrderDependencies,
  transaction: Transaction<Database>,
  vendorOrder: VendorOrder,
  { key, products }: Pieces,
): Promise<void> {
  const now = deps.clock.now();
  const { total } = withdrawalSum(products, vendorOrder);
  const step = { vendorOrderId: vendorOrder.id, status: 'partly-withdrawn', note: '', key } as const;
  const stepId = await recordStatusChange(transaction, step, now);
  if (stepId === null) return;
  const isUnsent = isCancellation(vendorOrder.status);
  if (isUnsent)
    await reduceOrderItems(deps, transaction, vendorOrder.id, { pieces: products, amount: total });
  else {
    for (const { productId, quantity } of products) {
      await transaction
        .updateTable('vendor_order_line')
        .set(({ eb }) => ({ withdrawn_quantity: eb('withdrawn_quantity', '+', quantity) }))
        .where('vendor_order_id', '=', vendorOrder.id)
        .where('product_id', '=', productId)
        .execute();
    }
  }
  const titleOf = (id: number) => vendorOrder.products.find(({ productId }) => productId === id)?.title ?? '';
  await deps.withdrawalMails.withdrawnFromPieces(transaction, vendorOrder.id, stepId, {
    pieces: products.map(({ productId, quantity }) => ({ title: titleOf(productId), quantity })),
    total,
    isUnsent,
    at: now,
  });
}

async function isNoted(transaction: Transaction<Database>, key: string): Promise<boolean> {
  const step = await transaction
    .selectFrom('vendor_order_step')
    .select('id')
    .where('key', '=', key)
    .where('status', '=', 'partly-withdrawn')
    .executeTakeFirst();
  return step !== undefined;
}
