import type { Selectable } from 'kysely';
import type { ShippingCourier } from '../../../../src/core/shipping/courier-office.ts';
import type { CourierClient } from '../../shipping/couriers/courier-client.ts';
import type { ShipmentTable } from '../../shipping/tables.ts';
import { cancelWaybill } from './cancel-waybill.ts';
import { recordTracking } from './record-tracking.ts';
import { timeLimit } from './submit-shipment.ts';
import type { ShipmentDependencies } from './shipment-dependencies.ts';
import { loadSender } from './waybill-facts.ts';

/** Parcels of one request. */
const BATCH = 50;

type Tracked = Pick<Selectable<ShipmentTable>, 'id'> & {
  number: string;
  vendor_id: number;
};

/** Asks every courier for the parcels under way (SHIP-05). A job; a courier that is down stops no other. */
export async function trackShipments(deps: ShipmentDependencies): Promise<void> {
  await cancelOfCancelledOrders(deps);
  for (const client of deps.orders.shipping.couriers) {
    try {
      await trackOf(deps, client);
    } catch (error) {
      deps.log.warn({ err: error, courier: client.courier }, 'the courier reports no parcels');
    }
  }
}

async function trackOf(deps: ShipmentDependencies, client: CourierClient): Promise<void> {
  for (let after = 0; ;) {
    const rows = await underWay(deps, client.courier)
      .where('shipment.id', '>', after)
      .orderBy('shipment.id')
      .limit(BATCH)
      .execute();
    await track(deps, client, rows.flatMap(numbered));
    after = rows.at(-1)?.id ?? 0;
    if (rows.length < BATCH) return;
  }
}

/** Tracks parcels that a courier names in a push message; numbers that are not ours are ignored. */
export async function trackNumbers(
  deps: ShipmentDependencies,
  client: CourierClient,
  numbers: readonly string[],
): Promise<void> {
  if (numbers.length === 0) return;
  const rows = await underWay(deps, client.courier).where('number', 'in', numbers.slice(0, BATCH)).execute();
  await track(deps, client, rows.flatMap(numbered));
}

const underWay = ({ orders: { db } }: ShipmentDependencies, courier: ShippingCourier) =>
  db
    .selectFrom('shipment')
    .innerJoin('vendor_order', 'vendor_order.id', 'shipment.vendor_order_id')
    .select(['shipment.id', 'number', 'vendor_id'])
    .where('courier', '=', courier)
    .where('ended_at', 'is', null)
    .where('number', 'is not', null);

const numbered = ({ number, ...row }: Omit<Tracked, 'number'> & { number: string | null }): Tracked[] =>
  number === null ? [] : [{ ...row, number }];

async function track(
  deps: ShipmentDependencies,
  client: CourierClient,
  rows: readonly Tracked[],
): Promise<void> {
  for (const vendorId of new Set(rows.map(({ vendor_id }) => vendor_id))) {
    const own = rows.filter(({ vendor_id }) => vendor_id === vendorId);
    const { sender } = await loadSender(deps.orders.db, vendorId);
    const parcels = await client.track(
      sender,
      own.map(({ number }) => number),
      timeLimit(),
    );
    for (const parcel of parcels) {
      const row = own.find(({ number }) => number === parcel.number);
      if (row) await recordTracking(deps, row.id, parcel);
    }
  }
}

/** Cancels the waybills of orders that buyer, vendor or team have cancelled. */
async function cancelOfCancelledOrders(deps: ShipmentDependencies): Promise<void> {
  const rows = await deps.orders.db
    .selectFrom('shipment')
    .innerJoin('vendor_order', 'vendor_order.id', 'shipment.vendor_order_id')
    .select(['vendor_order.id', 'vendor_id'])
    .where('ended_at', 'is', null)
    .where('shipment.status', 'in', ['requested', 'ready'])
    .where('shipment.kind', '=', 'outward')
    .where('vendor_order.status', '=', 'cancelled')
    .execute();
  for (const { id, vendor_id: vendorId } of rows) {
    await cancelWaybill(deps, vendorId, id).catch((error: unknown) =>
      deps.log.warn({ err: error, vendorOrder: id }, 'the waybill of a cancelled order remains'),
    );
  }
}
