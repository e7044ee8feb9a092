import { sql } from 'kysely';
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
  await cancelOutdatedWaybills(deps);
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

/**
 * Cancels waybills that no longer match their order, because it was cancelled or reduced: the courier would collect
 * too much.
 * @param vendorId only this vendor's
 */
export async function cancelOutdatedWaybills(deps: ShipmentDependencies, vendorId?: number): Promise<void> {
  const rows = await deps.orders.db
    .selectFrom('shipment')
    .innerJoin('vendor_order as part', 'part.id', 'shipment.vendor_order_id')
    .innerJoin('customer_order as o', 'o.id', 'part.order_id')
    .select(['part.id', 'part.vendor_id'])
    .where('ended_at', 'is', null)
    .where('shipment.status', 'in', ['requested', 'ready'])
    .where('shipment.kind', '=', 'outward')
    .where(
      sql<boolean>`(part.status = 'cancelled' or shipment.cod_amount <> case o.payment_method when 'on-delivery'
        then part.products_amount + part.delivery_amount - part.goodwill_amount else 0 end)`,
    )
    .$if(vendorId !== undefined, (query) => query.where('part.vendor_id', '=', vendorId ?? 0))
    .execute();
  for (const row of rows) {
    await cancelWaybill(deps, row.vendor_id, row.id).catch((error: unknown) =>
      deps.log.warn({ err: error, vendorOrder: row.id }, 'an outdated waybill remains'),
    );
  }
}
