import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { receivePieces as contract } from '../../../../api/orders/received-orders.ts';
import type { BodyOf } from '../../../../api/operation.ts';
import { readNote } from '../../../../src/core/orders/order-note.ts';
import { piecesToReturn, sortReturned } from '../../../../src/core/orders/returned-pieces.ts';
import type { ReturnedPieces } from '../../../../src/core/orders/returned-pieces.ts';
import { awaitsPieces } from '../../../../src/core/orders/withdrawal.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { inTransaction, json } from '../../../platform/database/database.ts';
import type { Database } from '../../../tables.ts';
import { loadVendorOrder } from '../load-order.ts';
import type { OrderDependencies } from '../order-dependencies.ts';
import { refundPieces } from '../refunds/refund-pieces.ts';
import { countReturned } from './count-returned.ts';
import { storeUndo, orderStateForUndo } from './undo-step.ts';
import { lockVendorOrder } from './vendor-access.ts';

/**
 * Records the arrival of withdrawn pieces: refunds their price and returns sellable ones to stock.
 * @throws Failure `not-found`, `error-no-pieces-awaited` (`conflict`), `invalid` for more pieces than awaited
 */
export async function receivePieces(
  deps: OrderDependencies,
  vendorId: number,
  vendorOrderId: number,
  { unsellable, note }: BodyOf<typeof contract>,
): Promise<void> {
  const written = readNote(note);
  await inTransaction(deps.db, async (transaction) => {
    const own = await lockVendorOrder(transaction, vendorId, vendorOrderId);
    const now = deps.clock.now();
    const { vendorOrder } = await loadVendorOrder(transaction, vendorOrderId, now);
    if (!awaitsPieces(vendorOrder)) throw new Failure('error-no-pieces-awaited', {}, 'conflict');
    const pieces = sortReturned(piecesToReturn(vendorOrder.products, false), unsellable);
    const before = await orderStateForUndo(transaction, vendorOrderId);
    await addToStock(transaction, pieces);
    const price = await countReturned(transaction, vendorOrderId, pieces, 1);
    await refundPieces(deps, transaction, { orderId: own.order_id, vendorOrderId, price });
    const { id: stepId } = await transaction
      .insertInto('vendor_order_step')
      .values({
        vendor_order_id: vendorOrderId,
        status: 'partly-returned',
        at: now,
        note: written,
        pieces: json(pieces),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await storeUndo(deps, transaction, stepId, before);
  });
}

/** Returns the sellable pieces to stock. Locks products in the order of ids, as for all stock changes. */
async function addToStock(
  transaction: Transaction<Database>,
  pieces: readonly ReturnedPieces[],
): Promise<void> {
  const [ids, sellable] = [pieces.map(({ productId }) => productId), pieces.map((one) => one.sellable)];
  await sql`
    with back as (
      select p.id, returned.quantity
      from unnest(${ids}::bigint[], ${sellable}::integer[]) as returned (id, quantity)
        join product p on p.id = returned.id
      order by p.id for update of p
    )
    update product p set quantity = p.quantity + back.quantity from back where p.id = back.id`.execute(
    transaction,
  );
}
