import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Listing } from '../../../../src/core/properties/double-pictures.ts';
import { ReportCommand } from '../../../../src/core/properties/report-command.ts';
import type { Clock } from '../../../../src/core/shared/clock.ts';
import { ensureValid } from '../../../../src/core/shared/validation.ts';
import { countAttempt } from '../../../platform/http/attempt-limits.ts';
import type { Database } from '../../../tables.ts';

type ReportForm = ConstructorParameters<typeof ReportCommand>[0];

/** What is reported of listings, of properties and of offers: both count towards the one limit of an address. */
const LIMIT = { most: 10, minutes: 60 };

/** Where reports are kept, and of what. */
const REPORTS = {
  home: { table: 'property_report', of: 'property_id' },
  offer: { table: 'roommate_report', of: 'offer_id' },
  conversation: { table: 'conversation_report', of: 'conversation_id' },
} as const;

/**
 * Takes a report of what everybody sees, for the operator.
 * @param ensurePublic refuses what nobody can see. @throws Failure `invalid`, its own, and `too-many` from one address
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

/** Keeps a report of a listing for the team, of a reader's or of the product's own. */
export async function keepReport(
  db: Kysely<Database>,
  listing: Listing,
  id: number,
  report: { reason: string; text: string; email?: string },
): Promise<void> {
  const { table, of } = REPORTS[listing];
  await sql`insert into ${sql.table(table)} (${sql.ref(of)}, reason, text, email)
    values (${id}, ${report.reason}, ${report.text}, ${report.email ?? ''})`.execute(db);
}

/** The team has looked at what was reported. @returns how many reports that were */
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
