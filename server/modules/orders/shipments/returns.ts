import { sql } from 'kysely';
import { awaitsPieces } from '../../../../src/core/orders/withdrawal.ts';
import type { VendorOrder } from '../../../../src/core/orders/order.ts';
import { HOUR, MINUTE } from '../../../../src/core/shared/durations.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { RETURN_CHECK_HOURS } from '../../../../src/core/shipping/shipment.ts';
import type { Shipment } from '../../../../src/core/shipping/shipment.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { loadShipments } from '../../shipping/load-shipments.ts';
import { loadVendorOrder } from '../load-order.ts';
import { changeOrderStatus } from '../vendors/change-order-status.ts';
import { receivePieces } from '../vendors/receive-pieces.ts';
import type { ShipmentDependencies } from './shipment-dependencies.ts';
import { submitShipment } from './submit-shipment.ts';
import { loadWaybillFacts } from './waybill-facts.ts';

/**
 * Requests the label for the parcel of withdrawn goods (SHIP-07). While the courier is down a job repeats the
 * request. Returns the existing parcel until it has arrived.
 * @throws Failure `not-found`, `return-not-possible` (`conflict`) if no goods are to be sent back by courier
 */
export async function requestReturn(
  deps: ShipmentDependencies,
  token: string,
  vendorOrderId: number,
): Promise<Shipment> {
  const { db, clock } = deps.orders;
  const own = await db
    .selectFrom('vendor_order')
    .innerJoin('customer_order', 'customer_order.id', 'vendor_order.order_id')
    .select('vendor_order.id')
    .where('customer_order.token', '=', token)
    .where('vendor_order.id', '=', vendorOrderId)
    .executeTakeFirst();
  if (!own) throw new Failure('error-order-not-found', {}, 'not-found');
  const facts = await loadWaybillFacts(deps.orders, vendorOrderId);
  const { client, parcel } = facts;
  const shipmentId = await inTransaction(db, async (transaction) => {
    await transaction
      .selectFrom('vendor_order')
      .select('id')
      .where('id', '=', vendorOrderId)
      .forUpdate()
      .execute();
    const { vendorOrder } = await loadVendorOrder(transaction, vendorOrderId, clock.now());
    const existing = await transaction
      .selectFrom('shipment')
      .select('id')
      .where('vendor_order_id', '=', vendorOrderId)
      .where('kind', '=', 'return')
      .where('status', 'not in', ['cancelled', 'refused', 'delivered'])
      .executeTakeFirst();
    if (existing) return existing.id;
    if (!client || !hasGoodsToReturn(vendorOrder)) throw new Failure('return-not-possible', {}, 'conflict');
    const { id } = await transaction
      .insertInto('shipment')
      .values({
        vendor_order_id: vendorOrderId,
        kind: 'return',
        courier: client.courier,
        weight: parcel.weight,
        sides: parcel.sides,
        created_at: clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const runAt = new Date(clock.now().getTime() + MINUTE);
    await enqueue(transaction, 'shipment.submit', { shipmentId: id }, { runAt, attempts: 24 });
    return id;
  });
  await submitShipment(deps, shipmentId).catch((error: unknown) =>
    deps.log.warn({ err: error, shipment: shipmentId }, 'no return label from the courier'),
  );
  const shipments = await loadShipments(db, [vendorOrderId], 'vendor');
  const shipment = shipments.get(vendorOrderId)?.returnShipment;
  if (!shipment || shipment.status === 'refused') {
    throw new Failure(shipment?.problem ?? 'return-not-possible', {}, 'conflict');
  }
  return shipment;
}

/** True if the buyer has withdrawn from goods that were delivered and are not back. */
const hasGoodsToReturn = (vendorOrder: VendorOrder): boolean =>
  vendorOrder.status === 'delivered' &&
  (vendorOrder.withdrawal.withdrawnAt !== null || awaitsPieces(vendorOrder));

type ArrivedRow = { id: number; vendorOrderId: number; vendorId: number; isBooked: boolean };

/**
 * Books arrived returns as complete, with the refund, a day after their arrival (SHIP-07). Until then the vendor
 * may report damaged and missing pieces. A job.
 */
export async function completeReturns(deps: ShipmentDependencies): Promise<void> {
  const { db, clock } = deps.orders;
  const before = new Date(clock.now().getTime() - RETURN_CHECK_HOURS * HOUR);
  const { rows } = await sql<ArrivedRow>`
    select s.id, s.vendor_order_id as "vendorOrderId", part.vendor_id as "vendorId", exists (
        select from vendor_order_step step
        where step.vendor_order_id = s.vendor_order_id and step.at >= s.ended_at
          and step.status in ('returned', 'partly-returned')
      ) as "isBooked"
    from shipment s join vendor_order part on part.id = s.vendor_order_id
    where s.kind = 'return' and s.status = 'delivered' and s.completed_at is null and s.ended_at <= ${before}
    order by s.id limit 500`.execute(db);
  for (const { id, vendorOrderId, vendorId, isBooked } of rows) {
    if (!isBooked) {
      await bookReturn(deps, vendorId, vendorOrderId).catch((error: unknown) => {
        if (!(error instanceof Failure)) throw error;
        deps.log.warn({ err: error, vendorOrder: vendorOrderId }, 'a return was not booked');
      });
    }
    await db.updateTable('shipment').set({ completed_at: clock.now() }).where('id', '=', id).execute();
  }
}

/** Takes the vendor's step with all pieces sellable. */
async function bookReturn(
  { orders }: ShipmentDependencies,
  vendorId: number,
  vendorOrderId: number,
): Promise<void> {
  const { vendorOrder } = await loadVendorOrder(orders.db, vendorOrderId, orders.clock.now());
  if (vendorOrder.withdrawal.withdrawnAt !== null) {
    await changeOrderStatus(orders, vendorId, vendorOrderId, { status: 'returned' });
  } else await receivePieces(orders, vendorId, vendorOrderId, { unsellable: [], note: '' });
}
