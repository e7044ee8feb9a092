import type { Transaction } from 'kysely';
import { Failure } from '../../../../src/core/shared/failure.ts';
import type { Database } from '../../../tables.ts';

type Step = {
  vendorOrderId: number;
  status: 'partly-cancelled' | 'partly-withdrawn';
  note: string;
  key: string;
};

/**
 * Stores a status change under its key. @returns its id; null if the key already has this change
 * @throws Failure `order-key-used` (`conflict`)
 */
export async function recordStatusChange(
  transaction: Transaction<Database>,
  { vendorOrderId, status, note, key }: Step,
  now: Date,
): Promise<number | null> {
  const created = await transaction
    .insertInto('vendor_order_step')
    .values({ vendor_order_id: vendorOrderId, status, at: now, note, key })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (created) return created.id;
  const stored = await transaction
    .selectFrom('vendor_order_step')
    .select('id')
    .where('key', '=', key)
    .where('vendor_order_id', '=', vendorOrderId)
    .where('status', '=', status)
    .where('note', '=', note)
    .executeTakeFirst();
  if (!stored) throw new Failure('order-key-used', {}, 'conflict');
  return null;
}
