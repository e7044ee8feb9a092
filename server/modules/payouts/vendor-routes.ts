import { sql } from 'kysely';
import * as contract from '../../../api/payouts/payouts.ts';
import { maskedIban } from '../../../src/core/payouts/payout-terms.ts';
import { PAYOUTS_SHOWN, STATEMENT_PAGE } from '../../../src/core/payouts/payouts-gateway.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { implement } from '../../platform/http/operations.ts';
import type { Implementation } from '../../platform/http/operations.ts';
import { bookDue } from './book-due.ts';
import { readTerms } from './commission-rates.ts';
import { changePayoutAccount, readPayoutAccount } from './payout-account.ts';
import type { PayoutDependencies } from './payout-dependencies.ts';
import { statementMonths, statementPage, statementSums } from './statements.ts';

/** Balance, statements and bank account of the signed-in vendor (SHIP-10). */
export function vendorPayoutRoutes(deps: PayoutDependencies): Implementation[] {
  const { db } = deps;
  return [
    implement(contract.payoutOverview, ({ account }) =>
      readOverview(deps, { accountId: account.id, vendorId: ensureVendor(account.vendorId) }),
    ),
    implement(contract.payoutStatement, async ({ params: { month }, query, account }) => {
      const vendorId = ensureVendor(account.vendorId);
      const { offset = 0, limit = STATEMENT_PAGE } = query;
      return {
        ...(await statementSums(db, vendorId, month)),
        movements: await statementPage(db, vendorId, month, { offset, limit }),
      };
    }),
    implement(contract.changePayoutAccount, async ({ body, account }) => {
      const vendorId = ensureVendor(account.vendorId);
      await changePayoutAccount(deps, { accountId: account.id, vendorId }, body);
      const changed = await readPayoutAccount(db, vendorId);
      if (!changed) throw new Failure('error-not-found', {}, 'not-found');
      return changed;
    }),
  ];
}

/** @throws Failure `not-found` for an account without a shop */
export function ensureVendor(vendorId: number | null): number {
  if (vendorId === null) throw new Failure('error-vendor-not-found', {}, 'not-found');
  return vendorId;
}

async function readOverview(
  deps: PayoutDependencies,
  { accountId, vendorId }: { accountId: number; vendorId: number },
) {
  const { db, clock } = deps;
  await bookDue(deps);
  const now = clock.now();
  const { rows } = await sql<{ balance: number; held: number; cash: number }>`
    select balance, held, cash from vendor_balance(${vendorId}, ${now})`.execute(db);
  const [{ balance, held, cash } = { balance: 0, held: 0, cash: 0 }] = rows;
  const { extraDays, minimum } = await readTerms(db, now);
  const { password_hash: passwordHash } = await db
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const payouts = await db
    .selectFrom('payout')
    .select(['id', 'amount', 'amount_cents as amountCents', 'status', 'iban'])
    .select(['created_at as createdAt', 'settled_at as settledAt'])
    .where('vendor_id', '=', vendorId)
    .orderBy('id', 'desc')
    .limit(PAYOUTS_SHOWN)
    .execute();
  return {
    balance,
    held,
    available: balance - held,
    cash,
    account: await readPayoutAccount(db, vendorId),
    hasPassword: passwordHash !== null,
    extraDays,
    minimum,
    months: await statementMonths(db, vendorId),
    payouts: payouts.map(({ iban, createdAt, settledAt, ...payout }) => ({
      ...payout,
      iban: maskedIban(iban),
      createdAt: createdAt.toISOString(),
      settledAt: settledAt?.toISOString() ?? null,
    })),
  };
}
