import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { outcomeOf, payoutIdIn } from '../../../src/core/payouts/bank-statement.ts';
import type { BankEntry, BankEntryOutcome, KnownPayout } from '../../../src/core/payouts/bank-statement.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Database } from '../../tables.ts';
import { recordChange } from '../team/audit-log.ts';
import { readTerms } from './commission-rates.ts';
import type { LedgerDependencies } from './payout-dependencies.ts';
import type { RunAuthor } from './payout-runs.ts';
import { readBankStatement } from './read-bank-statement.ts';
import { confirmPayout } from './settle-payout.ts';

/** Rows of an insert. */
const BATCH = 500;

/**
 * Confirms the payouts that a bank statement pays, and stores all entries with their outcome (SHIP-10). The same file
 * is imported once; the same payout in another file is already confirmed.
 * @returns the id of the statement, and true if the file was imported before
 * @throws Failure `invalid` for an unreadable file or the statement of another account
 */
export async function importBankStatement(
  { db, clock }: LedgerDependencies,
  bytes: Buffer,
  author: RunAuthor,
): Promise<{ id: number; isRepeated: boolean }> {
  const hash = createHash('sha256').update(bytes).digest();
  const { reference, iban, entries } = await readBankStatement(bytes);
  const now = clock.now();
  if (iban !== (await readTerms(db, now)).iban)
    throw new Failure('error-bank-statement-account', { file: 'error-bank-statement-account' }, 'invalid');
  return inTransaction(db, async (transaction) => {
    const created = await transaction
      .insertInto('bank_statement')
      .values({ file_hash: hash, reference, operator: author.operator, imported_at: now })
      .onConflict((conflict) => conflict.column('file_hash').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!created) {
      const { id } = await transaction
        .selectFrom('bank_statement')
        .select('id')
        .where('file_hash', '=', hash)
        .executeTakeFirstOrThrow();
      return { id, isRepeated: true };
    }
    const counts = await settleEntries(transaction, created.id, entries, now);
    await recordChange(
      transaction,
      {
        ...author,
        operation: 'bank-statements.write',
        subject: 'bank-statement',
        subjectId: created.id,
        before: null,
        after: { reference, ...counts },
      },
      now,
    );
    return { id: created.id, isRepeated: false };
  });
}

async function settleEntries(
  transaction: Transaction<Database>,
  statementId: number,
  entries: readonly BankEntry[],
  now: Date,
): Promise<Partial<Record<BankEntryOutcome, number>>> {
  const known = await lockPayouts(transaction, entries);
  const counts: Partial<Record<BankEntryOutcome, number>> = {};
  const rows = [];
  for (const [position, entry] of entries.entries()) {
    const payout = known.get(payoutIdIn(entry.endToEndId) ?? 0) ?? null;
    const outcome = outcomeOf(entry, payout);
    if (outcome === 'confirmed' && payout) {
      await confirmPayout(transaction, payout.id, now);
      payout.status = 'confirmed';
    }
    counts[outcome] = (counts[outcome] ?? 0) + 1;
    rows.push({
      statement_id: statementId,
      position,
      day: entry.day,
      direction: entry.direction,
      amount: entry.amount,
      currency: entry.currency,
      end_to_end_id: entry.endToEndId,
      description: entry.text,
      outcome,
      payout_id: payout?.id ?? null,
    });
  }
  for (let from = 0; from < rows.length; from += BATCH)
    await transaction
      .insertInto('bank_statement_entry')
      .values(rows.slice(from, from + BATCH))
      .execute();
  return counts;
}

/** Payouts that the entries name, locked in the order of their ids. */
async function lockPayouts(
  transaction: Transaction<Database>,
  entries: readonly BankEntry[],
): Promise<Map<number, KnownPayout>> {
  const ids = [...new Set(entries.flatMap(({ endToEndId }) => payoutIdIn(endToEndId) ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await transaction
    .selectFrom('payout')
    .select(['id', 'amount_cents as cents', 'status'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
