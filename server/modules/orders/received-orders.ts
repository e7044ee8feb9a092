import type { Kysely } from 'kysely';
import type { OrderStatus } from '../../../src/core/orders/order-status.ts';
import type { ReceivedOrder } from '../../../src/core/orders/order.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import type { Page } from '../../../src/core/shared/page.ts';
import type { Database } from '../../platform/tables.ts';
import { receivedOrderOf, vendorOrdersOf } from './order-rows.ts';

type Wish = {
  vendorId: number;
  status?: OrderStatus | undefined;
  offset?: number | undefined;
  limit?: number | undefined;
  orderBy?: 'createdAt.DESC' | 'createdAt.ASC' | undefined;
};

/** A vendor's orders, one page of them (CART-08). */
export async function listReceivedOrders(
  db: Kysely<Database>,
  wish: Wish,
  language: Language,
  now: Date,
): Promise<Page<ReceivedOrder>> {
  const { vendorId, status, offset = 0, limit = 10, orderBy = 'createdAt.DESC' } = wish;
  const own = db
    .selectFrom('vendor_order')
    .where('vendor_id', '=', vendorId)
    .where('released_at', 'is not', null)
    .$if(status !== undefined, (query) => query.where('vendor_order.status', '=', status ?? 'new'));
  const direction = orderBy === 'createdAt.ASC' ? 'asc' : 'desc';
  const [ids, { total }] = await Promise.all([
    own
      .select('vendor_order.id')
      .orderBy('vendor_order.created_at', direction)
      .orderBy('vendor_order.id', direction)
      .offset(offset)
      .limit(limit)
      .execute(),
    own.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const data = await read(
    db,
    ids.map(({ id }) => id),
    language,
    now,
  );
  return { data, total };
}

/** One of a vendor's orders. @throws Failure 404, for another vendor's too. */
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
  const [order] = own ? await read(db, [own.id], language, now) : [];
  if (!order) throw new Failure('error-order-not-found', {}, 404);
  return order;
}

async function read(
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
  const parts = await vendorOrdersOf(db, rows, language, now);
  return ids.flatMap((id) => {
    const part = parts.find((one) => one.id === id);
    const orderId = rows.find((row) => row.id === id)?.order_id;
    const order = orders.find((one) => one.id === orderId);
    return part && order ? [receivedOrderOf(order, part)] : [];
  });
}
