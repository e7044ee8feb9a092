import type { Kysely, Selectable, Transaction } from 'kysely';
import { payoutCancelledEntries, payoutConfirmedEntries } from '../../../src/core/payouts/ledger.ts';
import { maskedIban } from '../../../src/core/payouts/payout-terms.ts';
import { sofiaDay } from '../../../src/core/shared/sofia-time.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/jobs.ts';
import type { Database } from '../../tables.ts';
import { membersFor } from '../accounts/members/member-readers.ts';
import type { PayoutMails } from './payout-mails.ts';
import { postTransaction } from './post-transaction.ts';
import type { PayoutTable } from './tables.ts';

/** Locks a payout until the transaction ends. @throws Failure `not-found` */
export async function lockPayout(
  transaction: Transaction<Database>,
  id: number,
): Promise<Selectable<PayoutTable>> {
  const payout = await transaction
    .selectFrom('payout')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!payout) throw new Failure('error-not-found', {}, 'not-found');
  return payout;
}

/** Records that the bank has paid a payout. @throws Failure `not-found`, `error-payout-settled` (`conflict`) */
export async function confirmPayout(
  transaction: Transaction<Database>,
  id: number,
  now: Date,
): Promise<void> {
  const payout = await lockPayout(transaction, id);
  if (payout.status !== 'open') throw new Failure('error-payout-settled', {}, 'conflict');
  await settle(transaction, id, 'confirmed', now);
  await postTransaction(transaction, {
    vendorId: payout.vendor_id,
    kind: 'payout-confirmed',
    subjectId: id,
    happenedAt: now,
    bookedAt: now,
    entries: payoutConfirmedEntries(payout.amount),
  });
}

/**
 * Returns the money of a payout that the bank refused, or sent back after its confirmation, to the vendor's balance.
 * @throws Failure `not-found`, `error-payout-settled` (`conflict`) for a cancelled one
 */
export async function cancelPayout(transaction: Transaction<Database>, id: number, now: Date): Promise<void> {
  const payout = await lockPayout(transaction, id);
  if (payout.status === 'cancelled') throw new Failure('error-payout-settled', {}, 'conflict');
  await settle(transaction, id, 'cancelled', now);
  await postTransaction(transaction, {
    vendorId: payout.vendor_id,
    kind: 'payout-cancelled',
    subjectId: id,
    happenedAt: now,
    bookedAt: now,
    entries: payoutCancelledEntries(payout.amount, payout.status === 'confirmed'),
  });
}

async function settle(
  transaction: Transaction<Database>,
  id: number,
  status: 'confirmed' | 'cancelled',
  now: Date,
): Promise<void> {
  await transaction.updateTable('payout').set({ status, settled_at: now }).where('id', '=', id).execute();
  await enqueue(transaction, 'notify-of-payout', { payoutId: id, status });
}

/** Sends the mail about a payout to the owners of the shop, unless its status has changed since. A job. */
export async function notifyOfPayout(
  { db, mails }: { db: Kysely<Database>; mails: PayoutMails },
  payoutId: number,
  status: 'confirmed' | 'cancelled',
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const payout = await lockPayout(transaction, payoutId);
    if (payout.status !== status) return;
    const readers = await membersFor(transaction, payout.vendor_id, 'finance');
    const month = sofiaDay(payout.settled_at ?? payout.created_at).slice(0, 7);
    const facts = { status, amount: payout.amount, iban: maskedIban(payout.iban), month };
    for (const reader of readers) await mails.settled(transaction, reader, facts);
  });
}
