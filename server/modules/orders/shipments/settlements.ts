import { sql } from 'kysely';
import { orderNumber } from '../../../../src/core/orders/order-number.ts';
import { daysAfter } from '../../../../src/core/shared/durations.ts';
import { addDays, sofiaDay } from '../../../../src/core/shared/sofia-time.ts';
import type { ShippingCourier } from '../../../../src/core/shipping/courier-office.ts';
import { SETTLEMENT_DAYS, settlementResult } from '../../../../src/core/shipping/settlement.ts';
import type { CashOnDelivery, SettlementView } from '../../../../src/core/shipping/settlement.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { CourierClient, SettledParcel } from '../../shipping/couriers/courier-client.ts';
import type { ShipmentDependencies } from './shipment-dependencies.ts';
import { timeLimit } from './submit-shipment.ts';
import { loadSender } from './waybill-facts.ts';

/** Days of payouts that are read each night, so that a courier may be down for some of them. */
const READ_DAYS = 14;

/** Reads the payouts of all couriers (SHIP-06). A job; what was read before changes nothing. */
export async function readSettlements(deps: ShipmentDependencies): Promise<void> {
  const { db, shipping } = deps.orders;
  for (const client of shipping.couriers) {
    const vendors = await db
      .selectFrom('shipment')
      .innerJoin('vendor_order', 'vendor_order.id', 'shipment.vendor_order_id')
      .select('vendor_id')
      .distinct()
      .where('courier', '=', client.courier)
      .where('cod_amount', '>', 0)
      .where('number', 'is not', null)
      .execute();
    for (const { vendor_id: vendorId } of vendors) {
      await readOf(deps, client, vendorId).catch((error: unknown) =>
        deps.log.warn({ err: error, courier: client.courier, vendor: vendorId }, 'no payouts of the courier'),
      );
    }
  }
}

async function readOf(deps: ShipmentDependencies, client: CourierClient, vendorId: number): Promise<void> {
  const { db, clock } = deps.orders;
  const to = sofiaDay(clock.now());
  const { sender } = await loadSender(db, vendorId);
  const paid = await client.settlements(sender, { from: addDays(to, -READ_DAYS), to }, timeLimit());
  for (const document of new Set(paid.map((one) => one.document))) {
    const lines = paid.filter((one) => one.document === document);
    await storeSettlement(deps, { courier: client.courier, vendorId, document, lines });
  }
}

async function storeSettlement(
  { orders: { db, clock } }: ShipmentDependencies,
  {
    courier,
    vendorId,
    document,
    lines,
  }: { courier: ShippingCourier; vendorId: number; document: string; lines: readonly SettledParcel[] },
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const settledAt = new Date(lines[0]?.settledAt ?? clock.now());
    const { id } = await transaction
      .insertInto('courier_settlement')
      .values({ courier, vendor_id: vendorId, document, settled_at: settledAt, read_at: clock.now() })
      .onConflict((conflict) =>
        conflict.columns(['courier', 'vendor_id', 'document']).doUpdateSet({ read_at: clock.now() }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    const shipments = await transaction
      .selectFrom('shipment')
      .innerJoin('vendor_order', 'vendor_order.id', 'shipment.vendor_order_id')
      .select(['shipment.id', 'number', 'cod_amount', 'vendor_order_id'])
      .where('courier', '=', courier)
      .where('vendor_id', '=', vendorId)
      .where(
        'number',
        'in',
        lines.map(({ number }) => number),
      )
      .execute();
    const paidBefore = await transaction
      .selectFrom('courier_settlement_line')
      .select(['shipment_id', ({ fn }) => fn.sum<string>('amount').as('amount')])
      .where('shipment_id', 'in', [0, ...shipments.map((one) => one.id)])
      .where('settlement_id', '<>', id)
      .groupBy('shipment_id')
      .execute();
    for (const { number, amount, settledAt: at } of lines) {
      const shipment = shipments.find((one) => one.number === number);
      const before = Number(paidBefore.find((one) => one.shipment_id === shipment?.id)?.amount ?? 0);
      // A parcel that is paid again has a difference.
      const expected = shipment ? Math.max(0, shipment.cod_amount - before) : null;
      await transaction
        .insertInto('courier_settlement_line')
        .values({
          settlement_id: id,
          number,
          amount,
          expected_amount: expected,
          result: settlementResult(amount, expected),
          shipment_id: shipment?.id ?? null,
          vendor_order_id: shipment?.vendor_order_id ?? null,
          settled_at: new Date(at),
        })
        .onConflict((conflict) => conflict.columns(['settlement_id', 'number']).doNothing())
        .execute();
    }
  });
}

type CashRow = {
  courier: ShippingCourier;
  number: string;
  vendorOrderId: number | null;
  orderId: number | null;
  expected: number | null;
  paid: number | null;
  deliveredAt: Date | null;
  settledAt: Date | null;
  document: string | null;
  result: CashOnDelivery['result'];
};

/** Returns a page of a vendor's cash on delivery, the latest first, with the number in each view. */
export async function listCashOnDelivery(
  { orders: { db, clock } }: ShipmentDependencies,
  vendorId: number,
  {
    view,
    offset = 0,
    limit = 20,
  }: {
    view: SettlementView;
    offset?: number | undefined;
    limit?: number | undefined;
  },
): Promise<{ data: CashOnDelivery[]; total: number; counts: Record<SettlementView, number> }> {
  const missingBefore = daysAfter(clock.now(), -SETTLEMENT_DAYS);
  // A parcel without a line is awaited, and later missing.
  const cash = sql`
    select s.courier, l.number, l.vendor_order_id as "vendorOrderId", l.expected_amount as expected,
      l.amount as paid, shipment.ended_at as "deliveredAt", l.settled_at as "settledAt", s.document, l.result,
      case when l.result = 'matched' then 'paid-out' else 'differences' end as view, l.settled_at as at
    from courier_settlement_line l join courier_settlement s on s.id = l.settlement_id
      left join shipment on shipment.id = l.shipment_id
    where s.vendor_id = ${vendorId}
    union all
    select shipment.courier, shipment.number, shipment.vendor_order_id, shipment.cod_amount, null,
      shipment.ended_at, null, null,
      case when shipment.ended_at < ${missingBefore} then 'missing' else 'awaited' end,
      case when shipment.ended_at < ${missingBefore} then 'differences' else 'awaited' end, shipment.ended_at
    from shipment join vendor_order part on part.id = shipment.vendor_order_id
    where part.vendor_id = ${vendorId} and shipment.status = 'delivered' and shipment.cod_amount > 0
      and not exists (select from courier_settlement_line l where l.shipment_id = shipment.id)`;
  const { rows } = await sql<CashRow>`
    select courier, number, "vendorOrderId", part.order_id as "orderId", expected, paid, "deliveredAt", "settledAt",
      document, result
    from (${cash}) cash left join vendor_order part on part.id = "vendorOrderId"
    where view = ${view}
    order by at desc, number offset ${offset} limit ${limit}`.execute(db);
  const counted = await sql<{ view: SettlementView; count: number }>`
    select view, count(*) as count from (${cash}) cash group by view`.execute(db);
  const countOf = (one: SettlementView) => counted.rows.find((row) => row.view === one)?.count ?? 0;
  return {
    data: rows.map(({ vendorOrderId, orderId, deliveredAt, settledAt, ...row }) => ({
      ...row,
      order:
        vendorOrderId === null || orderId === null
          ? null
          : { id: vendorOrderId, number: orderNumber(orderId) },
      deliveredAt: deliveredAt?.toISOString() ?? null,
      settledAt: settledAt?.toISOString() ?? null,
    })),
    total: countOf(view),
    counts: {
      'paid-out': countOf('paid-out'),
      awaited: countOf('awaited'),
      differences: countOf('differences'),
    },
  };
}
