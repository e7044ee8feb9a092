import { Failure } from '../../../../src/core/shared/failure.ts';
import { sofiaDay } from '../../../../src/core/shared/sofia-time.ts';
import type { ShippingCourier } from '../../../../src/core/shipping/courier-office.ts';
import { ensurePickup, pickupDays } from '../../../../src/core/shipping/pickup.ts';
import type { OwnPickups, PickupWindow } from '../../../../src/core/shipping/pickup.ts';
import { CourierRefusal } from '../../shipping/couriers/courier-client.ts';
import type { ShipmentDependencies } from './shipment-dependencies.ts';
import { timeLimit } from './submit-shipment.ts';
import { loadSender } from './waybill-facts.ts';

/** Returns the number of parcels to collect, the possible days, and the collections from today. */
export async function ownPickups(
  { orders: { db, clock } }: ShipmentDependencies,
  vendorId: number,
): Promise<OwnPickups> {
  const now = clock.now();
  const rows = await db
    .selectFrom('pickup_request')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where('day', '>=', sofiaDay(now))
    .where('code', '<>', '')
    .orderBy('day')
    .execute();
  const ready = await readyParcels(db, vendorId);
  return {
    ready: ready.length,
    days: pickupDays(now),
    pickups: rows.map((row) => ({
      courier: row.courier,
      day: row.day,
      from: row.from_time,
      to: row.to_time,
      parcels: row.parcels,
    })),
  };
}

/**
 * Requests the collection of all parcels with a waybill from their couriers. Idempotent for the same window.
 * @throws Failure `invalid` with the fields, `pickup-nothing` or `pickup-exists` (`conflict`),
 * `error-courier-down` (`unavailable`)
 */
export async function requestPickup(
  deps: ShipmentDependencies,
  vendorId: number,
  window: PickupWindow,
): Promise<void> {
  const { db, clock } = deps.orders;
  ensurePickup(window, clock.now());
  const ready = await readyParcels(db, vendorId);
  if (ready.length === 0) throw new Failure('pickup-nothing', {}, 'conflict');
  for (const courier of new Set(ready.map((one) => one.courier))) {
    const numbers = ready.filter((one) => one.courier === courier).map(({ number }) => number);
    await requestOf(deps, vendorId, courier, numbers, window);
  }
}

/** The row is stored first, so that two simultaneous requests order one collection. */
async function requestOf(
  deps: ShipmentDependencies,
  vendorId: number,
  courier: ShippingCourier,
  numbers: readonly string[],
  window: PickupWindow,
): Promise<void> {
  const { db, shipping, clock } = deps.orders;
  const client = shipping.couriers.find((one) => one.courier === courier);
  if (!client) throw new Failure('error-courier-down', {}, 'unavailable');
  const { day, from, to } = window;
  const created = await db
    .insertInto('pickup_request')
    .values({
      vendor_id: vendorId,
      courier,
      day,
      from_time: from,
      to_time: to,
      parcels: numbers.length,
      code: '',
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['vendor_id', 'courier', 'day']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!created) {
    const stored = await db
      .selectFrom('pickup_request')
      .select(['from_time', 'to_time'])
      .where('vendor_id', '=', vendorId)
      .where('courier', '=', courier)
      .where('day', '=', day)
      .executeTakeFirst();
    if (stored && stored.from_time === from && stored.to_time === to) return;
    throw new Failure('pickup-exists', {}, 'conflict');
  }
  const row = db.updateTable('pickup_request').where('id', '=', created.id);
  try {
    const { sender } = await loadSender(db, vendorId);
    await row.set({ code: await client.requestPickup(sender, numbers, window, timeLimit()) }).execute();
  } catch (error) {
    await db.deleteFrom('pickup_request').where('id', '=', created.id).execute();
    if (error instanceof CourierRefusal) throw new Failure(error.messageKey, {}, 'conflict');
    deps.log.warn({ err: error, courier }, 'no collection by the courier');
    throw new Failure('error-courier-down', {}, 'unavailable');
  }
}

/** Parcels with a waybill that the courier does not have yet. */
async function readyParcels(
  db: ShipmentDependencies['orders']['db'],
  vendorId: number,
): Promise<{ courier: ShippingCourier; number: string }[]> {
  const rows = await db
    .selectFrom('shipment')
    .innerJoin('vendor_order', 'vendor_order.id', 'shipment.vendor_order_id')
    .select(['shipment.courier', 'shipment.number'])
    .where('vendor_id', '=', vendorId)
    .where('shipment.kind', '=', 'outward')
    .where('shipment.status', '=', 'ready')
    .where('ended_at', 'is', null)
    .execute();
  return rows.flatMap(({ courier, number }) => (number === null ? [] : [{ courier, number }]));
}
