import type { Transaction } from 'kysely';
import type { writeOrderNote as contract } from '../../../../api/orders/received-orders.ts';
import type { BodyOf } from '../../../../api/operation.ts';
import { readNote } from '../../../../src/core/orders/order-note.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Database } from '../../../tables.ts';
import type { OrderDependencies } from '../order-dependencies.ts';
import { ownPart } from './vendor-access.ts';

/**
 * Writes to the buyer of a vendor's part; the same key writes once (CART-08).
 * @throws Failure `not-found`, `conflict` for a key that was used for something else, `invalid` for an empty or too long note
 */
export async function writeOrderNote(
  services: OrderDependencies,
  vendorId: number,
  vendorOrderId: number,
  { key, note }: BodyOf<typeof contract>,
): Promise<void> {
  const written = readNote(note);
  if (written === '') throw new Failure('validation_failed', { note: 'error-note-required' }, 'invalid');
  await inTransaction(services.db, async (transaction) => {
    await ownPart(transaction, vendorId, vendorOrderId);
    const step = { vendorOrderId, status: 'note', note: written, key } as const;
    const stepId = await noteStep(transaction, step, services.clock.now());
    if (stepId !== null) await services.mails.noted(transaction, vendorOrderId, stepId, written);
  });
}

type Step = {
  vendorOrderId: number;
  status: 'note' | 'partly-cancelled' | 'partly-withdrawn';
  note: string;
  key: string;
};

/**
 * Keeps a step under its key. @returns its id; null when this very step is kept already
 * @throws Failure `order-key-used` (`conflict`)
 */
export async function noteStep(
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
  const kept = await transaction
    .selectFrom('vendor_order_step')
    .select('id')
    .where('key', '=', key)
    .where('vendor_order_id', '=', vendorOrderId)
    .where('status', '=', status)
    .where('note', '=', note)
    .executeTakeFirst();
  if (!kept) throw new Failure('order-key-used', {}, 'conflict');
  return null;
}
