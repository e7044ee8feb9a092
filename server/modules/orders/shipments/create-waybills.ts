import type { BodyOf } from '../../../../api/operation.ts';
import type { createWaybills as contract } from '../../../../api/shipping/shipments.ts';
import { orderNumber } from '../../../../src/core/orders/order-number.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import { isWithin } from '../../../../src/core/shipping/delivery-settings.ts';
import { WAYBILL_LIMITS } from '../../../../src/core/shipping/shipment.ts';
import type { WaybillForm, WaybillOrder, WaybillResult } from '../../../../src/core/shipping/shipment.ts';
import type { ShippingCourier } from '../../../../src/core/shipping/courier-office.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { changeOrderStatus } from '../vendors/change-order-status.ts';
import { lockVendorOrder } from '../vendors/vendor-access.ts';
import { MINUTE } from '../../../../src/core/shared/durations.ts';
import { codAmountOf, submitShipment } from './submit-shipment.ts';
import type { ShipmentDependencies } from './shipment-dependencies.ts';
import { loadWaybillFacts, nearbyOffices, waybillProblem } from './waybill-facts.ts';
import type { WaybillFacts } from './waybill-facts.ts';

/** Returns the form of a waybill, or the reason why none can be made. @throws Failure `not-found` */
export async function waybillForm(
  { orders }: ShipmentDependencies,
  vendorId: number,
  vendorOrderId: number,
  language: Language,
): Promise<WaybillForm> {
  const facts = await loadWaybillFacts(orders, vendorOrderId, vendorId);
  const problem = waybillProblem(facts);
  const { client, parcel } = facts;
  return {
    courier: client?.courier ?? null,
    weight: parcel.weight,
    isEstimated: parcel.isEstimated,
    inspections: [...(client?.abilities.inspections ?? [])],
    problem,
    offices: problem === 'waybill-office-closed' ? await nearbyOffices(orders.db, facts, language) : [],
  };
}

/**
 * Makes the waybills of several orders; one that fails stops no other (SHIP-05). While the courier is down,
 * they stay `requested`, and a job repeats them. An order with a waybill returns it.
 */
export async function createWaybills(
  deps: ShipmentDependencies,
  vendorId: number,
  { orders: wanted }: BodyOf<typeof contract>,
  language: Language,
): Promise<WaybillResult[]> {
  const results: WaybillResult[] = [];
  const down = new Set<ShippingCourier>();
  for (const one of new Map(wanted.map((order) => [order.id, order])).values()) {
    results.push(await createWaybill(deps, vendorId, one, down, language));
  }
  return results;
}

async function createWaybill(
  deps: ShipmentDependencies,
  vendorId: number,
  order: WaybillOrder,
  down: Set<ShippingCourier>,
  language: Language,
): Promise<WaybillResult> {
  const refused = (problem: string, number = '', offices: WaybillResult['offices'] = []): WaybillResult => ({
    id: order.id,
    number,
    status: 'refused',
    problem,
    offices,
  });
  try {
    const facts = await loadWaybillFacts(deps.orders, order.id, vendorId);
    const { number } = facts;
    const existing = await findActive(deps, order.id);
    const problem = existing ? null : problemOf(facts, order);
    if (problem === 'waybill-office-closed') {
      return refused(problem, number, await nearbyOffices(deps.orders.db, facts, language));
    }
    if (problem) return refused(problem, number);
    const shipmentId = existing ?? (await storeRequest(deps, vendorId, facts, order));
    const courier = facts.client?.courier;
    if (courier && !down.has(courier)) {
      await submitShipment(deps, shipmentId).catch((error: unknown) => {
        down.add(courier);
        deps.log.warn({ err: error, courier, shipment: shipmentId }, 'no waybill from the courier');
      });
    }
    const stored = await deps.orders.db
      .selectFrom('shipment')
      .select(['status', 'problem'])
      .where('id', '=', shipmentId)
      .executeTakeFirstOrThrow();
    if (stored.status === 'refused') return refused(stored.problem ?? 'waybill-refused', number);
    return {
      id: order.id,
      number,
      status: stored.status === 'requested' ? 'requested' : 'ready',
      problem: null,
      offices: [],
    };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return refused(error.messageKey);
  }
}

/** The rules of a waybill, for the typed weight. */
function problemOf(facts: WaybillFacts, { weight, inspection }: WaybillOrder): string | null {
  if (weight !== null && !isWithin(weight, WAYBILL_LIMITS.weight)) return 'waybill-weight';
  const parcel = { ...facts.parcel, weight: weight ?? facts.parcel.weight };
  const problem = waybillProblem({ ...facts, parcel });
  if (problem) return problem;
  return facts.client?.abilities.inspections.includes(inspection) ? null : 'waybill-inspection';
}

async function findActive({ orders: { db } }: ShipmentDependencies, vendorOrderId: number) {
  const row = await db
    .selectFrom('shipment')
    .select('id')
    .where('vendor_order_id', '=', vendorOrderId)
    .where('kind', '=', 'outward')
    .where('status', 'not in', ['cancelled', 'refused'])
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Stores the request with a job that repeats it. @returns the id, also of a simultaneous request */
async function storeRequest(
  { orders: { db, clock } }: ShipmentDependencies,
  vendorId: number,
  facts: WaybillFacts,
  { weight, inspection }: WaybillOrder,
): Promise<number> {
  const { vendorOrder, client, parcel } = facts;
  return inTransaction(db, async (transaction) => {
    const { status } = await lockVendorOrder(transaction, vendorId, vendorOrder.id);
    if (status !== 'accepted') throw new Failure('waybill-too-late', {}, 'conflict');
    const existing = await transaction
      .selectFrom('shipment')
      .select('id')
      .where('vendor_order_id', '=', vendorOrder.id)
      .where('kind', '=', 'outward')
      .where('status', 'not in', ['cancelled', 'refused'])
      .executeTakeFirst();
    if (existing) return existing.id;
    const { id } = await transaction
      .insertInto('shipment')
      .values({
        vendor_order_id: vendorOrder.id,
        kind: 'outward',
        courier: client?.courier ?? 'sandbox',
        weight: weight ?? parcel.weight,
        sides: parcel.sides,
        cod_amount: codAmountOf(facts),
        inspection,
        created_at: clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const runAt = new Date(clock.now().getTime() + MINUTE);
    await enqueue(transaction, 'shipment.submit', { shipmentId: id }, { runAt, attempts: 24 });
    return id;
  });
}

/** Accepts several new orders; one that fails stops no other. */
export async function acceptOrders(
  { orders }: ShipmentDependencies,
  vendorId: number,
  ids: readonly number[],
): Promise<{ id: number; number: string; problem: string | null }[]> {
  const rows = await orders.db
    .selectFrom('vendor_order')
    .select(['id', 'order_id'])
    .where('id', 'in', ids)
    .where('vendor_id', '=', vendorId)
    .execute();
  const results = [];
  for (const id of new Set(ids)) {
    const orderId = rows.find((row) => row.id === id)?.order_id;
    const problem = await changeOrderStatus(orders, vendorId, id, { status: 'accepted' }).then(
      () => null,
      (error: unknown) => {
        if (!(error instanceof Failure)) throw error;
        return error.messageKey;
      },
    );
    results.push({ id, number: orderId === undefined ? '' : orderNumber(orderId), problem });
  }
  return results;
}
