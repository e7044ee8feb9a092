import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Listing } from '../../../../src/core/properties/double-pictures.ts';
import { ReportCommand } from '../../../../src/core/properties/report-command.ts';
import type { Clock } from '../../../../src/core/shared/clock.ts';
import { ensureValid } from '../../../../src/core/shared/validation.ts';
import { countAttempt } from '../../../platform/http/attempt-limits.ts';
import type { Database } from '../../../tables.ts';

type ReportForm = ConstructorParameters<typeof ReportCommand>[0];

/** Limit of reports per client address, for homes and offers together. */
const LIMIT = { most: 10, minutes: 60 };

const REPORTS = {
  home: { table: 'property_report', of: 'property_id' },
  offer: { table: 'roommate_report', of: 'offer_id' },
  conversation: { table: 'conversation_report', of: 'conversation_id' },
} as const;

/**
 * Stores a reader's report of a public listing for the team.
 * @param ensurePublic rejects listings that are not public
 * @throws Failure `invalid`, those of `ensurePublic`, and `too-many` per client address
 */
export async function acceptReport(
  { db, clock }: { db: Kysely<Database>; clock: Clock },
  form: ReportForm,
  address: string,
  ensurePublic: () => Promise<unknown>,
): Promise<ReportCommand> {
  const command = new ReportCommand(form);
  ensureValid(command);
  await ensurePublic();
  await countAttempt(db, `reports from ${address}`, LIMIT, clock.now());
  return command;
}

/** Stores a reader's or an automatic report of a listing. */
export async function storeReport(
  db: Kysely<Database>,
  listing: Listing,
  id: number,
  report: { reason: string; text: string; email?: string },
): Promise<void> {
  const { table, of } = REPORTS[listing];
  await sql`insert into ${sql.table(table)} (${sql.ref(of)}, reason, text, email)
    values (${id}, ${report.reason}, ${report.text}, ${report.email ?? ''})`.execute(db);
}

/** Marks the reports as handled by the team. @returns their number */
export async function handleReports(
  transaction: Transaction<Database>,
  subject: keyof typeof REPORTS,
  id: number,
  now: Date,
): Promise<number> {
  const { table, of } = REPORTS[subject];
  const { numUpdatedRows } = await transaction
    .updateTable(table)
    .set({ handled_at: now })
    .where(of, '=', id)
    .where('handled_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
