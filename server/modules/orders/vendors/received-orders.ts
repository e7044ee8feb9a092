import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { ORDER_STATUSES, UNDO_SECONDS } from '../../../../src/core/orders/order-status.ts';
import type { OrderStatus } from '../../../../src/core/orders/order-status.ts';
import type { ReceivedOrder } from '../../../../src/core/orders/order.ts';
import type {
  ReceivedOrderOrder,
  ReceivedOrderPage,
} from '../../../../src/core/orders/received-order-search.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import type { Database } from '../../../tables.ts';
import { receivedOrderOf, vendorOrdersOf } from '../order-rows.ts';
import { conditionsOf, searchOrders, sumOf } from './search-orders.ts';
import type { ReceivedOrdersQuery, WantedOrders } from './search-orders.ts';

/** Returns one page of a vendor's orders, by default new ones first, then the latest (CART-08). */
export async function listReceivedOrders(
  db: Kysely<Database>,
  vendorId: number,
  filter: ReceivedOrdersQuery & {
    offset?: number | undefined;
    limit?: number | undefined;
    orderBy?: ReceivedOrderOrder | undefined;
  },
  language: Language,
  now: Date,
): Promise<ReceivedOrderPage> {
  const { search = '', offset = 0, limit = 10, orderBy } = filter;
  const find = search.trim() === '' ? allOrders : searchOrders;
  const { ids, counts, total } = await find(db, vendorId, filter, { offset, limit, orderBy });
  const countOf = (one: OrderStatus) => [one, counts?.get(one) ?? 0] as const;
  return {
    data: await readReceivedOrders(db, ids, language, now),
    total,
    counts: counts && (Object.fromEntries(ORDER_STATUSES.map(countOf)) as Record<OrderStatus, number>),
  };
}

const ORDER_BY: Record<ReceivedOrderOrder | 'new first', RawBuilder<unknown>> = {
  'new first': sql`(l.status = 'new') desc, l.created_at desc, l.id desc`,
  'createdAt.DESC': sql`l.created_at desc, l.id desc`,
  'createdAt.ASC': sql`l.created_at, l.id`,
};

/** Counts the orders of a status and period from the daily sums. */
async function allOrders(
  db: Kysely<Database>,
  vendorId: number,
  filter: ReceivedOrdersQuery,
  { offset, limit, orderBy }: WantedOrders,
) {
  const { status, from, to } = filter;
  const [{ rows }, counted] = await Promise.all([
    sql<{ id: number }>`
      select l.id from vendor_order l
      where l.released_at is not null and ${sql.join(conditionsOf(vendorId, filter), sql` and `)}
      order by ${ORDER_BY[orderBy ?? 'new first']}
      offset ${offset} limit ${limit}`.execute(db),
    sql<{ status: OrderStatus; count: number }>`
      select status, sum(orders)::integer as count from sales where vendor_id = ${vendorId}
        and day between ${from ?? '-infinity'}::date and ${to ?? 'infinity'}::date
      group by status`.execute(db),
  ]);
  const counts = new Map(counted.rows.map((row) => [row.status, row.count]));
  return { ids: rows.map(({ id }) => id), counts, total: sumOf(counts, status) };
}

/** Returns one of a vendor's orders. @throws Failure `not-found`, also for another vendor's */
export async function readReceivedOrder(
  db: Kysely<Database>,
  vendorId: number,
  id: number,
  language: Language,
  now: Date,
): Promise<ReceivedOrder> {
  const own = await db
    .selectFrom('vendor_order')
    .select('id')
    .where('id', '=', id)
    .where('vendor_id', '=', vendorId)
    .where('released_at', 'is not', null)
    .executeTakeFirst();
  const [order] = own ? await readReceivedOrders(db, [own.id], language, now) : [];
  if (!order) throw new Failure('error-order-not-found', {}, 'not-found');
  return order;
}

/** Returns the orders with these ids, in their order. The caller checks access. */
export async function readReceivedOrders(
  db: Kysely<Database>,
  ids: readonly number[],
  language: Language,
  now: Date,
): Promise<ReceivedOrder[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('vendor_order')
    .innerJoin('vendor', 'vendor.id', 'vendor_order.vendor_id')
    .selectAll('vendor_order')
    .select('vendor.name as vendor_name')
    .where('vendor_order.id', 'in', ids)
    .execute();
  const orderIds = rows.map(({ order_id }) => order_id);
  const orders = await db.selectFrom('customer_order').selectAll().where('id', 'in', orderIds).execute();
  const received = await vendorOrdersOf(db, rows, language, now, 'vendor');
  const vendorOrders = new Map(received.map((vendorOrder) => [vendorOrder.id, vendorOrder]));
  const undo = await undoTimes(db, ids, now);
  const orderOf = new Map(orders.map((order) => [order.id, order]));
  const orderIdOf = new Map(rows.map((row) => [row.id, row.order_id]));
  return ids.flatMap((id) => {
    const vendorOrder = vendorOrders.get(id);
    const order = orderOf.get(orderIdOf.get(id) ?? 0);
    return vendorOrder && order ? [receivedOrderOf(order, vendorOrder, undo.get(id) ?? null)] : [];
  });
}

/** Returns the ends of the undo period by order. */
async function undoTimes(
  db: Kysely<Database>,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, Date>> {
  const since = new Date(now.getTime() - UNDO_SECONDS * 1000);
  const { rows } = await sql<{ id: number; at: Date }>`
    select step.vendor_order_id as id, step.at from vendor_order_step step
    where step.vendor_order_id = any(${ids}::bigint[]) and step.at > ${since}
      and step.undo is not null and step.told_at is null
      and not exists (
        select from vendor_order_step later
        where later.vendor_order_id = step.vendor_order_id and later.id > step.id
      )`.execute(db);
  return new Map(rows.map(({ id, at }) => [id, new Date(at.getTime() + UNDO_SECONDS * 1000)]));
}
