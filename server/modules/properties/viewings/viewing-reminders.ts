import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { inTransaction } from '../../../platform/database/database.ts';
import { enqueue } from '../../../platform/jobs.ts';
import type { Database } from '../../../tables.ts';
import type { PropertyDependencies } from '../property-dependencies.ts';
import { isPast, loadViewings } from './viewing-rows.ts';
import type { ViewingRow } from './viewing-rows.ts';
import { daysAfter } from '../../../../src/core/shared/durations.ts';

/** Both sides are reminded the day before; who agreed on a time within a day needs no reminder. */
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

/** The job: reminds when the viewing still stands as it was agreed. */
export async function remindOfViewing(
  services: PropertyDependencies,
  { viewingId, sequence }: { viewingId: number; sequence: number },
): Promise<void> {
  await inTransaction(services.db, async (transaction) => {
    const [row] = await loadViewings(transaction, sql`v.id = ${viewingId}`);
    if (!row || row.status !== 'accepted' || row.sequence !== sequence) return;
    // A server that was off for long does not remind of what was.
    if (isPast(row, services.clock.now())) return;
    await services.mails.reminder(transaction, row);
  });
}
