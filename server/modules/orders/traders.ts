import type { Kysely } from 'kysely';
import type { VendorOrder } from '../../../src/core/orders/order.ts';
import type { Database } from '../../tables.ts';

/** Company of a vendor order, and its delivery time in working days. */
export type Trader = {
  company: string;
  number: string;
  address: string;
  email: string;
  phone: string;
  deliveryDays: { from: number; to: number };
};

/** Returns the traders by vendor order. */
export async function tradersOf(
  db: Kysely<Database>,
  vendorOrders: readonly VendorOrder[],
): Promise<ReadonlyMap<number, Trader>> {
  const ids = vendorOrders.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('vendor_order')
    .innerJoin('vendor', 'vendor.id', 'vendor_order.vendor_id')
    .innerJoin('vendor_order_line as line', 'line.vendor_order_id', 'vendor_order.id')
    .innerJoin('product', 'product.id', 'line.product_id')
    .select(['vendor_order.id', 'company_name', 'company_number', 'address', 'vendor.email', 'vendor.phone'])
    .select(({ fn }) => [
      fn.max('product.delivery_days_min').as('from'),
      fn.max('product.delivery_days_max').as('to'),
    ])
    .where('vendor_order.id', 'in', ids)
    .groupBy(['vendor_order.id', 'vendor.id'])
    .execute();
  return new Map(
    rows.map(({ id, company_name: company, company_number: number, from, to, ...rest }) => [
      id,
      { ...rest, company, number, deliveryDays: { from, to } },
    ]),
  );
}
