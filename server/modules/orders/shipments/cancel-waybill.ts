import type { Transaction } from 'kysely';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { mayCancelShipment } from '../../../../src/core/shipping/shipment.ts';
import { inTransaction, json } from '../../../platform/database/database.ts';
import type { Database } from '../../../tables.ts';
import { CourierRefusal } from '../../shipping/couriers/courier-client.ts';
import { lockVendorOrder } from '../vendors/vendor-access.ts';
import { parcelProblem } from '../../../../src/core/shipping/parcel.ts';
import { timeLimit } from './submit-shipment.ts';
import type { ShipmentDependencies } from './shipment-dependencies.ts';
import { limitsOf, loadSender, loadWaybillFacts } from './waybill-facts.ts';

/**
 * Cancels the waybill of an order, at the courier too. Idempotent.
 * @throws Failure `not-found`, `waybill-already-sent` (`conflict`), `error-courier-down` (`unavailable`)
 */
export async function cancelWaybill(
  deps: ShipmentDependencies,
  vendorId: number,
  vendorOrderId: number,
): Promise<void> {
  const { db, clock, shipping } = deps.orders;
  const shipment = await inTransaction(db, async (transaction) => {
    await lockVendorOrder(transaction, vendorId, vendorOrderId);
    return activeShipment(transaction, vendorOrderId);
  });
  if (!shipment) return;
  if (!mayCancelShipment(shipment.status)) throw new Failure('waybill-already-sent', {}, 'conflict');
  if (shipment.number !== null) {
    const client = shipping.couriers.find(({ courier }) => courier === shipment.courier);
    if (!client) throw new Failure('error-courier-down', {}, 'unavailable');
    const { sender } = await loadSender(db, vendorId);
    await client.cancelShipment(sender, shipment.number, timeLimit()).catch((error: unknown) => {
      if (error instanceof CourierRefusal) throw new Failure(error.messageKey, {}, 'conflict');
      deps.log.warn({ err: error, courier: shipment.courier }, 'no cancellation by the courier');
      throw new Failure('error-courier-down', {}, 'unavailable');
    });
  }
  await db
    .updateTable('shipment')
    .set({ status: 'cancelled', ended_at: clock.now() })
    .where('id', '=', shipment.id)
    .where('status', 'in', ['requested', 'ready'])
    .execute();
}

/** The shipment to the buyer; undefined without one. */
function activeShipment(transaction: Transaction<Database>, vendorOrderId: number) {
  return transaction
    .selectFrom('shipment')
    .select(['id', 'status', 'courier', 'number'])
    .where('vendor_order_id', '=', vendorOrderId)
    .where('kind', '=', 'outward')
    .where('status', 'not in', ['cancelled', 'refused'])
    .executeTakeFirst();
}

/**
 * Changes the office of an unsent order, and notifies the buyer. Idempotent.
 * @throws Failure `not-found`, `office-not-possible` (`conflict`) with a waybill or after sending, `invalid`
 * for an office that is closed or does not accept the parcel
 */
export async function changeOffice(
  deps: ShipmentDependencies,
  vendorId: number,
  vendorOrderId: number,
  officeId: number,
): Promise<void> {
  const { db } = deps.orders;
  const { parcel, vendorOrder } = await loadWaybillFacts(deps.orders, vendorOrderId, vendorId);
  const chosen = vendorOrder.delivery?.office;
  const office = await db
    .selectFrom('courier_office')
    .selectAll()
    .where('id', '=', officeId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (!office || office.courier !== chosen?.courier) {
    throw new Failure('validation_failed', { officeId: 'error-delivery-office' }, 'invalid');
  }
  const problem = parcelProblem(parcel, limitsOf(office));
  if (problem) throw new Failure('validation_failed', { officeId: problem }, 'invalid');
  await inTransaction(db, async (transaction) => {
    const own = await lockVendorOrder(transaction, vendorId, vendorOrderId);
    if (own.delivery?.office?.code === office.code) return;
    const isUnsent = own.status === 'new' || own.status === 'accepted';
    if (!isUnsent || (await activeShipment(transaction, vendorOrderId))) {
      throw new Failure('office-not-possible', {}, 'conflict');
    }
    const delivery = {
      method: office.kind,
      office: {
        courier: office.courier,
        code: office.code,
        name: { bg: office.name_bg, en: office.name_en },
        city: { bg: office.city_bg, en: office.city_en },
        address: { bg: office.address_bg, en: office.address_en },
      },
    };
    await transaction
      .updateTable('vendor_order')
      .set({ delivery: json(delivery) })
      .where('id', '=', vendorOrderId)
      .execute();
    await deps.mails.officeChanged(transaction, vendorOrderId, office.code);
  });
}
