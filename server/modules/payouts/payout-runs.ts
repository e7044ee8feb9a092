import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { payoutEntries } from '../../../src/core/payouts/ledger.ts';
import { maskedIban, payoutOf } from '../../../src/core/payouts/payout-terms.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Database } from '../../tables.ts';
import { recordChange } from '../team/audit-log.ts';
import { bookDue } from './book-due.ts';
import { readTerms } from './commission-rates.ts';
import type { LedgerDependencies } from './payout-dependencies.ts';
import { postTransaction } from './post-transaction.ts';

/** Reason why a vendor with an available balance gets no payout now. */
export type PayoutObstacle = 'no-account' | 'open-payout' | 'below-minimum';

type BalanceRow = {
  vendorId: number;
  vendor: string;
  iban: string | null;
  holder: string | null;
  available: number;
  hasOpen: boolean;
};

type Candidate = Omit<BalanceRow, 'iban'> & {
  iban: string | null;
  stotinki: number;
  cents: number;
  obstacle: PayoutObstacle | null;
};

const MAX_PAYOUTS = 5_000;

/** Vendors with an available balance, the greatest first. Amounts in stotinki and cents of euro. */
async function readCandidates(
  db: Kysely<Database>,
  now: Date,
): Promise<{ iban: string; bic: string; all: Candidate[] }> {
  const { minimum, iban, bic } = await readTerms(db, now);
  const { rows } = await sql<BalanceRow>`
    select v.id as "vendorId", v.name as vendor, a.iban, a.account_holder as holder,
      b.balance - b.held as available,
      exists (select from payout where vendor_id = v.id and status = 'open') as "hasOpen"
    from vendor v left join payout_account a on a.vendor_id = v.id
      cross join lateral vendor_balance(v.id, ${now}) b
    where b.balance - b.held > 0 order by available desc, v.id limit ${MAX_PAYOUTS}`.execute(db);
  const all = rows.map((row) => {
    const { stotinki, cents } = payoutOf(row.available);
    const obstacle: PayoutObstacle | null = row.hasOpen
      ? 'open-payout'
      : row.available < minimum || cents === 0
        ? 'below-minimum'
        : row.iban === null
          ? 'no-account'
          : null;
    return { ...row, stotinki, cents, obstacle };
  });
  return { iban, bic, all };
}

const versionOf = (payouts: readonly Candidate[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(payouts.map(({ vendorId, cents, iban, holder }) => [vendorId, cents, iban, holder])),
    )
    .digest('base64url')
    .slice(0, 22);

/** Payouts of the next run as the team sees them before it makes one; `version` names this list. */
export async function payoutProposal(deps: LedgerDependencies) {
  await bookDue(deps);
  const { iban, all } = await readCandidates(deps.db, deps.clock.now());
  const payouts = all.filter(({ obstacle }) => obstacle === null);
  return {
    version: versionOf(payouts),
    hasAccount: iban !== '',
    total: payouts.reduce((sum, { stotinki }) => sum + stotinki, 0),
    totalCents: payouts.reduce((sum, { cents }) => sum + cents, 0),
    data: all.map(({ vendorId, vendor, iban: to, available, cents, stotinki, obstacle }) => ({
      vendorId,
      vendor,
      iban: to === null ? null : maskedIban(to),
      available,
      amount: stotinki,
      amountCents: cents,
      obstacle,
    })),
  };
}

export type RunAuthor = { actorId: number | null; operator: string; via: 'team' | 'command' };

/**
 * Makes the payouts of a proposal, each with its transaction in the ledger (SHIP-10). Idempotent by key. A lock lets
 * one run after another be made, and a unique index allows one open payout of a vendor.
 * @param version the proposal that the member saw
 * @returns the id of the run
 * @throws Failure `conflict` if the proposal has changed, is empty, or the market has no account yet
 */
export async function createPayoutRun(
  deps: LedgerDependencies,
  { key, version }: { key: string; version: string },
  author: RunAuthor,
): Promise<number> {
  const { db, clock, company } = deps;
  await bookDue(deps);
  return inTransaction(db, async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('payout-run'))`.execute(transaction);
    const repeated = await transaction
      .selectFrom('payout_run')
      .select('id')
      .where('key', '=', key)
      .executeTakeFirst();
    if (repeated) return repeated.id;
    const now = clock.now();
    const { iban, bic, all } = await readCandidates(transaction, now);
    if (iban === '') throw new Failure('error-payout-no-market-account', {}, 'conflict');
    const payouts = all.filter(({ obstacle }) => obstacle === null);
    if (payouts.length === 0) throw new Failure('error-payout-nothing', {}, 'conflict');
    if (versionOf(payouts) !== version) throw new Failure('error-payout-changed', {}, 'conflict');
    const { id } = await transaction
      .insertInto('payout_run')
      .values({ key, operator: author.operator, iban, bic, payer: company.seller.nameEn, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const payout of payouts) await createPayout(transaction, id, payout, now);
    const totalCents = payouts.reduce((sum, { cents }) => sum + cents, 0);
    await recordChange(
      transaction,
      {
        ...author,
        operation: 'payouts.write',
        subject: 'payout-run',
        subjectId: id,
        before: null,
        after: { payouts: payouts.length, totalCents },
      },
      now,
    );
    return id;
  });
}

async function createPayout(
  transaction: Transaction<Database>,
  runId: number,
  { vendorId, iban, holder, stotinki, cents }: Candidate,
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('payout', 'id')) as id`.execute(transaction);
  const id = rows[0]?.id ?? 0;
  const transactionId = await postTransaction(transaction, {
    vendorId,
    kind: 'payout',
    subjectId: id,
    happenedAt: now,
    bookedAt: now,
    entries: payoutEntries(stotinki),
  });
  if (transactionId === null) throw new Error(`Payout ${id} is booked already`);
  await transaction
    .insertInto('payout')
    .values({
      id,
      run_id: runId,
      vendor_id: vendorId,
      transaction_id: transactionId,
      amount: stotinki,
      amount_cents: cents,
      iban: iban ?? '',
      account_holder: holder ?? '',
      created_at: now,
    })
    .execute();
}
