import type { Transaction } from 'kysely';
import type { Database } from '../../../tables.ts';
import type { OrderDependencies } from '../order-dependencies.ts';

/** Releases the vendor orders: the vendors see them and get an e-mail. */
export async function releaseToVendors(
  deps: OrderDependencies,
  transaction: Transaction<Database>,
  orderId: number,
  why: 'placed' | 'paid' = 'placed',
): Promise<void> {
  const released = await transaction
    .updateTable('vendor_order')
    .set({ released_at: deps.clock.now() })
    .where('order_id', '=', orderId)
    .where('status', '=', 'new')
    .where('released_at', 'is', null)
    .returning('id')
    .execute();
  if (why === 'paid' && released.length > 0) {
    const paid = { status: 'paid', at: deps.clock.now() } as const;
    await transaction
      .insertInto('vendor_order_step')
      .values(released.map(({ id }) => ({ vendor_order_id: id, ...paid })))
      .execute();
  }
  for (const { id } of released) await deps.mails.received(transaction, id);
}
