import type { Transaction } from 'kysely';
import type { Database } from '../../platform/tables.ts';
import type { OrderServices } from './order-services.ts';

/** Hands an order's parts to their vendors: from now on they see them, and each gets an e-mail. */
export async function releaseToVendors(
  services: OrderServices,
  transaction: Transaction<Database>,
  orderId: number,
): Promise<void> {
  const released = await transaction
    .updateTable('vendor_order')
    .set({ released_at: services.clock.now() })
    .where('order_id', '=', orderId)
    .where('status', '=', 'new')
    .where('released_at', 'is', null)
    .returning('id')
    .execute();
  for (const { id } of released) await services.mails.received(transaction, id);
}
