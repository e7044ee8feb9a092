import type { Kysely, Selectable } from 'kysely';
import { inOrder, isActiveShipment } from '../../../src/core/shipping/shipment.ts';
import type { Shipment } from '../../../src/core/shipping/shipment.ts';
import type { Database } from '../../tables.ts';
import type { ShipmentEventTable, ShipmentTable } from './tables.ts';

/** Current shipments of a vendor order; null without one. */
export type OrderShipments = { shipment: Shipment | null; returnShipment: Shipment | null };

/**
 * Returns the latest shipments of vendor orders, by order id. The buyer sees none that the courier has not
 * confirmed.
 */
export async function loadShipments(
  db: Kysely<Database>,
  vendorOrderIds: readonly number[],
  reader: 'buyer' | 'vendor',
): Promise<Map<number, OrderShipments>> {
  const rows = await db
    .selectFrom('shipment')
    .selectAll()
    .where('vendor_order_id', 'in', vendorOrderIds)
    .where('status', '<>', 'cancelled')
    .orderBy('id', 'desc')
    .execute();
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const events = await db.selectFrom('shipment_event').selectAll().where('shipment_id', 'in', ids).execute();
  const isShown = ({ status, kind }: Selectable<ShipmentTable>) =>
    reader === 'vendor' || (isActiveShipment(status) && (status !== 'requested' || kind === 'return'));
  return new Map(
    vendorOrderIds.map((id) => {
      const latest = (kind: Shipment['kind']) => {
        const row = rows.find((one) => one.vendor_order_id === id && one.kind === kind && isShown(one));
        return row ? shipmentOf(row, events) : null;
      };
      return [id, { shipment: latest('outward'), returnShipment: latest('return') }];
    }),
  );
}

export function shipmentOf(
  row: Selectable<ShipmentTable>,
  events: readonly Selectable<ShipmentEventTable>[],
): Shipment {
  const own = events.filter(({ shipment_id }) => shipment_id === row.id);
  return {
    id: row.id,
    kind: row.kind,
    courier: row.courier,
    status: row.status,
    number: row.number,
    url: row.url,
    expectedDay: row.expected_day,
    waitsUntil: row.waits_until,
    weight: row.weight,
    codAmount: row.cod_amount,
    inspection: row.inspection,
    problem: row.problem,
    events: inOrder(own.map(({ key, state, at }) => ({ key, state, at: at.toISOString() }))).map(
      ({ state, at }) => ({ state, at }),
    ),
  };
}
