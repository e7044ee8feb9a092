import type { cancelPieces as contract } from '../../../../api/orders/received-orders.ts';
import type { BodyOf } from '../../../../api/operation.ts';
import { readNote } from '../../../../src/core/orders/order-note.ts';
import { amountOf, mayCancelPieces } from '../../../../src/core/orders/partial-cancellation.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { loadVendorOrder } from '../load-order.ts';
import { recordStatusChange } from './record-status-change.ts';
import type { OrderDependencies } from '../order-dependencies.ts';
import { reduceOrderItems } from './reduce-order-items.ts';
import { lockVendorOrder } from './vendor-access.ts';

/**
 * Cancels pieces that the vendor cannot send. Returns them to stock, reduces the amount or creates a refund,
 * and notifies the buyer (CART-08). Idempotent by key.
 * @throws Failure `not-found`, `conflict` after shipping, `invalid` for pieces that are not ordered or for
 * all of them
 */
export async function cancelPieces(
  deps: OrderDependencies,
  vendorId: number,
  vendorOrderId: number,
  { key, products: cancelled, note }: BodyOf<typeof contract>,
): Promise<void> {
  const written = readNote(note);
  await inTransaction(deps.db, async (transaction) => {
    const vendorOrder = await lockVendorOrder(transaction, vendorId, vendorOrderId);
    const step = { vendorOrderId, status: 'partly-cancelled', note: written, key } as const;
    const stepId = await recordStatusChange(transaction, step, deps.clock.now());
    if (stepId === null) return;
    if (!mayCancelPieces(vendorOrder.status, vendorOrder.withdrawn_at !== null)) {
      throw new Failure('error-pieces-too-late', {}, 'conflict');
    }
    const before = (await loadVendorOrder(transaction, vendorOrderId, deps.clock.now())).vendorOrder;
    const amount = amountOf(cancelled, before.products);
    const refund = await reduceOrderItems(deps, transaction, vendorOrderId, {
      pieces: cancelled,
      amount,
    });
    const pieces = before.products.flatMap((product) =>
      cancelled
        .filter(({ productId }) => productId === product.productId)
        .map(({ quantity }) => ({ ...product, quantity })),
    );
    await deps.mails.partlyCancelled(transaction, vendorOrderId, stepId, {
      pieces,
      refund,
      note: written,
    });
  });
}
