import type { Selectable, Transaction } from 'kysely';
import { nextStatuses } from '../../../../src/core/orders/order-status.ts';
import type { OrderStatus } from '../../../../src/core/orders/order-status.ts';
import { piecesToReturn, sortReturned } from '../../../../src/core/orders/returned-pieces.ts';
import { isFinalShipment, parcelState } from '../../../../src/core/shipping/shipment.ts';
import type { ParcelState } from '../../../../src/core/shipping/shipment.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Database } from '../../../tables.ts';
import type { TrackedParcel } from '../../shipping/couriers/courier-client.ts';
import type { ShipmentTable } from '../../shipping/tables.ts';
import { loadVendorOrder } from '../load-order.ts';
import { moveTo } from '../vendors/change-order-status.ts';
import type { ShipmentDependencies } from './shipment-dependencies.ts';

/**
 * Stores the events of a parcel, each once and in any order, and moves its order forward (SHIP-05). Late events
 * appear in the history only.
 */
export async function recordTracking(
  deps: ShipmentDependencies,
  shipmentId: number,
  { events, expectedDay, waitsUntil }: TrackedParcel,
): Promise<void> {
  const { db, clock } = deps.orders;
  await inTransaction(db, async (transaction) => {
    // The order is locked first, as by every change of it.
    const found = await transaction
      .selectFrom('shipment')
      .innerJoin('vendor_order', 'vendor_order.id', 'shipment.vendor_order_id')
      .select(['vendor_order.id'])
      .where('shipment.id', '=', shipmentId)
      .forUpdate('vendor_order')
      .executeTakeFirst();
    const shipment = await transaction
      .selectFrom('shipment')
      .selectAll()
      .where('id', '=', shipmentId)
      .forUpdate()
      .executeTakeFirst();
    if (!found || !shipment || shipment.status === 'cancelled') return;
    for (const { key, state, at } of events) {
      await transaction
        .insertInto('shipment_event')
        .values({ shipment_id: shipmentId, key, state, at: new Date(at), recorded_at: clock.now() })
        .onConflict((conflict) => conflict.columns(['shipment_id', 'key']).doNothing())
        .execute();
    }
    const stored = await transaction
      .selectFrom('shipment_event')
      .select(['key', 'state', 'at'])
      .where('shipment_id', '=', shipmentId)
      .execute();
    const state = parcelState(stored.map((event) => ({ ...event, at: event.at.toISOString() })));
    const isMoved = state !== null && state !== shipment.status && shipment.ended_at === null;
    await transaction
      .updateTable('shipment')
      .set({
        expected_day: expectedDay ?? shipment.expected_day,
        waits_until: state === 'at-office' ? waitsUntil : null,
        ...(isMoved && { status: state, ended_at: isFinalShipment(state) ? clock.now() : null }),
      })
      .where('id', '=', shipmentId)
      .execute();
    if (isMoved) await follow(deps, transaction, shipment, state);
  });
}

/** Moves the order, and notifies buyer and vendor. */
async function follow(
  deps: ShipmentDependencies,
  transaction: Transaction<Database>,
  { id, kind, number, vendor_order_id: vendorOrderId }: Selectable<ShipmentTable>,
  state: ParcelState,
): Promise<void> {
  if (kind === 'return') {
    if (state === 'delivered') await deps.mails.returnArrived(transaction, vendorOrderId, { id, number });
    return;
  }
  await moveOrder(deps, transaction, vendorOrderId, state);
  if (state === 'at-office') await deps.mails.waits(transaction, vendorOrderId, id);
}

const WAY: Record<ParcelState, readonly OrderStatus[]> = {
  'handed-over': ['shipped'],
  'in-transit': ['shipped'],
  'at-office': ['shipped'],
  'out-for-delivery': ['shipped'],
  returning: ['shipped'],
  delivered: ['shipped', 'delivered'],
  returned: ['shipped', 'returned'],
};

/** Uncollected parcels were not opened, so that all pieces return to stock. */
async function moveOrder(
  { orders }: ShipmentDependencies,
  transaction: Transaction<Database>,
  vendorOrderId: number,
  state: ParcelState,
): Promise<void> {
  let last: OrderStatus | null = null;
  for (const status of WAY[state]) {
    const { vendorOrder } = await loadVendorOrder(transaction, vendorOrderId, orders.clock.now());
    const isWithdrawn = vendorOrder.withdrawal.withdrawnAt !== null;
    if (!nextStatuses(vendorOrder.status, isWithdrawn).includes(status)) continue;
    const pieces =
      status === 'returned' ? sortReturned(piecesToReturn(vendorOrder.products, true), []) : null;
    await moveTo(orders, transaction, vendorOrderId, status, '', pieces);
    last = status;
  }
  if (last) await orders.mails.moved(transaction, vendorOrderId, last, '');
}
