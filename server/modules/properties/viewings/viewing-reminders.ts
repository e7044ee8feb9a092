import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { inTransaction } from '../../../platform/database/database.ts';
import { enqueue } from '../../../platform/jobs.ts';
import type { Database } from '../../../tables.ts';
import type { PropertyDependencies } from '../property-dependencies.ts';
import { isPast, loadViewings } from './viewing-rows.ts';
import type { ViewingRow } from './viewing-rows.ts';
import { daysAfter } from '../../../../src/core/shared/durations.ts';

/** Schedules a reminder for both sides on the day before. Times agreed within a day need none. */
export async function remindLater(
  { clock }: PropertyDependencies,
  transaction: Transaction<Database>,
  row: ViewingRow,
): Promise<void> {
  if (!row.date_time) return;
  const runAt = daysAfter(row.date_time, -1);
  if (runAt <= clock.now()) return;
  await enqueue(
    transaction,
    'homes.remind-viewing',
    { viewingId: row.id, sequence: row.sequence },
    { runAt, key: `remind-viewing:${row.id}` },
  );
}

/** Sends the reminder if the viewing is unchanged since its agreement. A job. */
export async function remindOfViewing(
  deps: PropertyDependencies,
  { viewingId, sequence }: { viewingId: number; sequence: number },
): Promise<void> {
  await inTransaction(deps.db, async (transaction) => {
    const [row] = await loadViewings(transaction, sql`v.id = ${viewingId}`);
    if (!row || row.status !== 'accepted' || row.sequence !== sequence) return;
    // A job that ran late sends no reminder of a past viewing.
    if (isPast(row, deps.clock.now())) return;
    await deps.mails.reminder(transaction, row);
  });
}
