import type { TrackingForm } from '../../../../src/core/orders/tracking.ts';
import { readTracking } from '../../../../src/core/orders/tracking.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { inTransaction, json } from '../../../platform/database/database.ts';
import type { OrderDependencies } from '../order-dependencies.ts';
import { lockVendorOrder } from './vendor-access.ts';

/**
 * Corrects or adds the tracking number of a shipped parcel. Notifies the buyer unless the shipping mail is
 * still pending. Idempotent.
 * @throws Failure `not-found`, `tracking-not-possible` (`conflict`), `invalid` for an empty number
 */
export async function correctTracking(
  deps: OrderDependencies,
  vendorId: number,
  vendorOrderId: number,
  form: TrackingForm,
): Promise<void> {
  const parcel = readTracking(form);
  if (!parcel) throw new Failure('validation_failed', { number: 'error-tracking-number' }, 'invalid');
  await inTransaction(deps.db, async (transaction) => {
    const vendorOrder = await lockVendorOrder(transaction, vendorId, vendorOrderId);
    if (vendorOrder.status !== 'shipped') throw new Failure('tracking-not-possible', {}, 'conflict');
    const { tracking } = vendorOrder;
    if (
      tracking?.number === parcel.number &&
      tracking.courier === parcel.courier &&
      tracking.url === parcel.url
    ) {
      return;
    }
    await transaction
      .updateTable('vendor_order')
      .set({ tracking: json(parcel) })
      .where('id', '=', vendorOrder.id)
      .execute();
    const last = await transaction
      .selectFrom('vendor_order_step')
      .select(['undo', 'told_at'])
      .where('vendor_order_id', '=', vendorOrder.id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    if (last.undo && !last.told_at) return;
    const { id } = await transaction
      .insertInto('vendor_order_step')
      .values({
        vendor_order_id: vendorOrder.id,
        status: 'tracking',
        at: deps.clock.now(),
        note: '',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await deps.mails.trackingCorrected(transaction, vendorOrder.id, id);
  });
}
