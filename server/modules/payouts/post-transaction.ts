import type { Transaction } from 'kysely';
import type { LedgerEntry, LedgerKind } from '../../../src/core/payouts/ledger.ts';
import type { Database } from '../../tables.ts';

export type NewTransaction = {
  vendorId: number;
  kind: LedgerKind;
  /** Id of the booked event. */
  subjectId: number;
  vendorOrderId?: number;
  happenedAt: Date;
  bookedAt: Date;
  /** Time from which the money can be paid out; without it at once. */
  availableAt?: Date | null;
  note?: string;
  entries: readonly LedgerEntry[];
};

/**
 * Books an event once.
 * @returns the id of the transaction; null if the event is booked already, or moves no money
 */
export async function postTransaction(
  transaction: Transaction<Database>,
  { vendorId, kind, subjectId, entries, ...facts }: NewTransaction,
): Promise<number | null> {
  if (entries.length === 0) return null;
  const created = await transaction
    .insertInto('vendor_transaction')
    .values({
      vendor_id: vendorId,
      kind,
      subject_id: subjectId,
      vendor_order_id: facts.vendorOrderId ?? null,
      happened_at: facts.happenedAt,
      booked_at: facts.bookedAt,
      available_at: facts.availableAt ?? null,
      note: facts.note ?? '',
    })
    .onConflict((conflict) => conflict.columns(['kind', 'subject_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!created) return null;
  await transaction
    .insertInto('vendor_entry')
    .values(entries.map((entry) => ({ transaction_id: created.id, vendor_id: vendorId, ...entry })))
    .execute();
  return created.id;
}
