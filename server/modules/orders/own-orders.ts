import type { Kysely } from 'kysely';
import type { OwnOrder } from '../../../src/core/orders/order.ts';
import type { Page } from '../../../src/core/shared/page.ts';
import { orderAmounts } from '../../../src/core/orders/order-amounts.ts';
import { orderNumber } from '../../../src/core/orders/order-number.ts';
import { isAwaitingConfirmation } from './order-rows.ts';
import type { Database } from '../../tables.ts';

/** Returns the orders of an account, newest first. */
export async function listOwnOrders(
  db: Kysely<Database>,
  accountId: number,
  { offset = 0, limit = 10 }: { offset?: number | undefined; limit?: number | undefined },
): Promise<Page<OwnOrder>> {
  const own = db.selectFrom('customer_order').where('account_id', '=', accountId);
  const [orders, { total }] = await Promise.all([
    own
      .select(['id', 'token', 'created_at', 'confirm_until', 'confirmed_at'])
      .orderBy('id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
    own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const ids = orders.map(({ id }) => id);
  const vendorOrders =
    ids.length === 0
      ? []
      : await db
          .selectFrom('vendor_order')
          .innerJoin('vendor', 'vendor.id', 'vendor_order.vendor_id')
          .select([
            'order_id',
            'vendor.name',
            'status',
            'products_amount as productsAmount',
            'delivery_amount as deliveryAmount',
          ])
          .where('order_id', 'in', ids)
          .orderBy('vendor_order.id')
          .execute();
  const data = orders.map(({ id, token, created_at: placedAt, ...row }) => {
    const own = vendorOrders.filter((vendorOrder) => vendorOrder.order_id === id);
    return {
      number: orderNumber(id),
      token,
      placedAt: placedAt.toISOString(),
      totalOrderAmount: orderAmounts(own).totalOrderAmount,
      isAwaited: isAwaitingConfirmation(row),
      vendors: own.map(({ name, status }) => ({ name, status })),
    };
  });
  return { data, total };
}
