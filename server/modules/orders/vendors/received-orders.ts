import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { orderIdIn } from '../../../../src/core/orders/order-number.ts';
import { ORDER_STATUSES, UNDO_SECONDS } from '../../../../src/core/orders/order-status.ts';
import type { OrderStatus } from '../../../../src/core/orders/order-status.ts';
import type { ReceivedOrder } from '../../../../src/core/orders/order.ts';
import { MIN_SEARCH_LENGTH } from '../../../../src/core/orders/received-order-search.ts';
import type {
  ReceivedOrderFilter,
  ReceivedOrderPage,
} from '../../../../src/core/orders/received-order-search.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import { dayAfter, instantOfSofia } from '../../../../src/core/shared/sofia-time.ts';
import { containing } from '../../../platform/database/containing.ts';
import type { Database } from '../../../tables.ts';
import { receivedOrderOf, vendorOrdersOf } from '../order-rows.ts';

/** Which orders a client asks for. */
export type ReceivedOrdersQuery = {
  [Key in keyof ReceivedOrderFilter]?: ReceivedOrderFilter[Key] | undefined;
};

/** A vendor's orders, one page of them: new ones first, then the latest (CART-08). */
export async function listReceivedOrders(
  db: Kysely<Database>,
  vendorId: number,
  filter: ReceivedOrdersQuery & { offset?: number | undefined; limit?: number | undefined },
  language: Language,
  now: Date,
): Promise<ReceivedOrderPage> {
  const { status, offset = 0, limit = 10 } = filter;
  const found = foundBy(vendorId, filter);
  const [ids, counted] = await Promise.all([
    sql<{ id: number }>`
      select part.id ${found}
      order by (part.status = 'new') desc, part.created_at desc, part.id desc
      offset ${offset} limit ${limit}`.execute(db),
    countStatuses(db, vendorId, filter),
  ]);
  const countOf = (one: OrderStatus) => counted.find((row) => row.status === one)?.count ?? 0;
  const counts = Object.fromEntries(ORDER_STATUSES.map((one) => [one, countOf(one)])) as Record<
    OrderStatus,
    number
  >;
  const total = status ? counts[status] : ORDER_STATUSES.reduce((sum, one) => sum + counts[one], 0);
  const orderIds = ids.rows.map(({ id }) => id);
  return { data: await readReceivedOrders(db, orderIds, language, now), total, counts };
}

/** How many fit the filter, by status; without words from the sums of the days. */
async function countStatuses(
  db: Kysely<Database>,
  vendorId: number,
  filter: ReceivedOrdersQuery,
): Promise<{ status: OrderStatus; count: number }[]> {
  const { search = '', from, to } = filter;
  const counting =
    search.trim() === ''
      ? sql<{ status: OrderStatus; count: number }>`
          select status, sum(orders)::integer as count from sales where vendor_id = ${vendorId}
            and day between ${from ?? '-infinity'}::date and ${to ?? 'infinity'}::date
          group by status`
      : sql<{ status: OrderStatus; count: number }>`
          select part.status, count(*) as count ${foundBy(vendorId, { ...filter, status: null })}
          group by part.status`;
  const { rows } = await counting.execute(db);
  return rows;
}

/** One of a vendor's orders. @throws Failure `not-found`, for another vendor's too. */
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

/** The orders with these ids, in their order; whose they are was asked before. */
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
  const parts = new Map(received.map((part) => [part.id, part]));
  const undo = await undoTimes(db, ids, now);
  const orderOf = new Map(orders.map((order) => [order.id, order]));
  const orderIdOf = new Map(rows.map((row) => [row.id, row.order_id]));
  return ids.flatMap((id) => {
    const part = parts.get(id);
    const order = orderOf.get(orderIdOf.get(id) ?? 0);
    return part && order ? [receivedOrderOf(order, part, undo.get(id) ?? null)] : [];
  });
}

/** Until when the last steps of orders can be undone, by order. */
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

/**
 * `from … where …` of the vendor's orders, as `part`, that fit the filter.
 * @throws Failure `invalid` for a day that no calendar has
 */
export function foundBy(
  vendorId: number,
  { status, search = '', from, to }: ReceivedOrdersQuery,
): RawBuilder<unknown> {
  const conditions = [sql`part.vendor_id = ${vendorId}`, sql`part.released_at is not null`];
  if (status) conditions.push(sql`part.status = ${status}`);
  if (from) conditions.push(sql`part.created_at >= ${midnightOf(from, 'from')}`);
  if (to) conditions.push(sql`part.created_at < ${midnightOf(dayAfter(to), 'to')}`);
  const text = search.trim();
  if (text !== '') conditions.push(sql`part.id in (${ordersAbout(vendorId, text)})`);
  return sql`from vendor_order part where ${sql.join(conditions, sql` and `)}`;
}

/** By number, buyer or product; each looked up in its own index. */
function ordersAbout(vendorId: number, text: string): RawBuilder<unknown> {
  const byNumber = sql`select id from vendor_order where vendor_id = ${vendorId} and order_id = ${orderIdIn(text) ?? 0}`;
  if (text.length < MIN_SEARCH_LENGTH) return byNumber;
  const like = containing(text);
  return sql`
    ${byNumber}
    union select v.id from customer_order o join vendor_order v on v.order_id = o.id
    where v.vendor_id = ${vendorId}
      and (o.contact_name || ' ' || o.contact_phone || ' ' || o.contact_email || ' ' || o.city) ilike ${like}
    union select v.id from vendor_order_line line join vendor_order v on v.id = line.vendor_order_id
    where v.vendor_id = ${vendorId} and (line.title_bg || ' ' || line.title_en) ilike ${like}`;
}

function midnightOf(day: string, field: string): Date {
  const midnight = instantOfSofia(`${day} 00:00`);
  if (!midnight) throw new Failure('validation_failed', { [field]: 'error-day-invalid' }, 'invalid');
  return midnight;
}
