import type { Kysely } from 'kysely';
import type { Order, ReceivedOrder, VendorOrder } from '../../../src/core/orders/order.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import type { Database } from '../../tables.ts';
import { orderOf, receivedOrderOf, vendorOrdersOf } from './order-rows.ts';
import type { CardAttempt, CustomerOrderRow } from './order-rows.ts';

/** Loads an order with its row, in the language of the order. @throws Failure `not-found` */
export async function loadOrder(
  db: Kysely<Database>,
  id: number,
  now: Date,
): Promise<{ row: CustomerOrderRow; order: Order }> {
  const row = await db.selectFrom('customer_order').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new Failure('error-order-not-found', {}, 'not-found');
  return {
    row,
    order: await withVendorOrders(db, row, row.language, now, { paymentUrl: null, isProcessing: false }),
  };
}

/** Loads an order by the secret of the buyer's link. @throws Failure `not-found` */
export async function followOrder(
  db: Kysely<Database>,
  token: string,
  language: Language,
  now: Date,
): Promise<Order> {
  const row = await db.selectFrom('customer_order').selectAll().where('token', '=', token).executeTakeFirst();
  if (!row) throw new Failure('error-order-not-found', {}, 'not-found');
  const attempts = await db
    .selectFrom('payment')
    .select(['page_url', 'status', 'processing'])
    .where('order_id', '=', row.id)
    .where('status', 'in', ['pending', 'failed'])
    .orderBy('created_at', 'desc')
    .execute();
  const paymentUrl = attempts.find(({ status }) => status === 'pending')?.page_url ?? null;
  const isProcessing = attempts.some(({ processing }) => processing);
  return withVendorOrders(db, row, language, now, { paymentUrl, isProcessing });
}

/** Loads a vendor order with the data for its mails. @throws Failure `not-found` */
export async function loadVendorOrder(
  db: Kysely<Database>,
  vendorOrderId: number,
  now: Date,
): Promise<{
  orderId: number;
  released: boolean;
  vendorEmail: string;
  row: CustomerOrderRow;
  vendorOrder: VendorOrder;
  received: ReceivedOrder;
}> {
  const own = await db
    .selectFrom('vendor_order')
    .innerJoin('vendor', 'vendor.id', 'vendor_order.vendor_id')
    .selectAll('vendor_order')
    .select(['vendor.name as vendor_name', 'vendor.email as vendor_email'])
    .where('vendor_order.id', '=', vendorOrderId)
    .executeTakeFirst();
  if (!own) throw new Failure('error-order-not-found', {}, 'not-found');
  const row = await db
    .selectFrom('customer_order')
    .selectAll()
    .where('id', '=', own.order_id)
    .executeTakeFirstOrThrow();
  const [vendorOrder] = await vendorOrdersOf(db, [own], 'bg', now, 'vendor');
  if (!vendorOrder) throw new Failure('error-order-not-found', {}, 'not-found');
  return {
    orderId: own.order_id,
    released: own.released_at !== null,
    vendorEmail: own.vendor_email,
    row,
    vendorOrder,
    received: receivedOrderOf(row, vendorOrder),
  };
}

async function withVendorOrders(
  db: Kysely<Database>,
  row: CustomerOrderRow,
  language: Language,
  now: Date,
  card: CardAttempt,
): Promise<Order> {
  const vendorOrders = await db
    .selectFrom('vendor_order')
    .innerJoin('vendor', 'vendor.id', 'vendor_order.vendor_id')
    .selectAll('vendor_order')
    .select('vendor.name as vendor_name')
    .where('order_id', '=', row.id)
    .orderBy('vendor_order.id')
    .execute();
  const refunds = await db
    .selectFrom('refund')
    .selectAll()
    .where('order_id', '=', row.id)
    .orderBy('id')
    .execute();
  return orderOf(row, await vendorOrdersOf(db, vendorOrders, language, now, 'buyer'), refunds, card);
}
