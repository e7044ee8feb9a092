import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { daysAfter } from '../../src/core/shared/durations.ts';
import type { Clock } from '../../src/core/shared/clock.ts';
import { bookDue } from '../modules/payouts/book-due.ts';
import type { LedgerDependencies } from '../modules/payouts/payout-dependencies.ts';
import { createPayoutRun, payoutProposal } from '../modules/payouts/payout-runs.ts';
import { confirmPayout } from '../modules/payouts/settle-payout.ts';
import { inTransaction, json } from '../platform/database/database.ts';
import { newSecret } from '../platform/secrets.ts';
import type { Database } from '../tables.ts';

/** Accounts with valid check digits of no real customer. */
const MARKET_IBAN = 'BG80BNBG96611020345678';
const VENDOR_IBAN = 'BG18RZBB91550123456789';
const AUTHOR = { actorId: null, operator: 'Демо', via: 'command' } as const;

/** Days ago of the bookings, which fill the statements of several months, and of the payouts. */
const BOOKINGS = [100, 70, 40, 12];
const [CONFIRMED, OPEN] = [38, 2];

/**
 * Adds commission, card orders, months of statements, a paid payout and an open one of the demo's vendors (SHIP-10).
 * Does nothing if the ledger has bookings.
 */
export async function loadDemoPayouts(
  { db, company }: Pick<LedgerDependencies, 'db' | 'company'>,
  now: Date,
): Promise<void> {
  const known = await db.selectFrom('vendor_transaction').select('id').limit(1).executeTakeFirst();
  if (known) return;
  const vendor = await db
    .selectFrom('account')
    .select('vendor_id')
    .where('email', '=', 'vendor@demo.example')
    .executeTakeFirst();
  const vendorId = vendor?.vendor_id ?? null;
  if (vendorId === null) return;
  await payByCard(db);
  await addTerms(db, vendorId, daysAfter(now, -150));
  const at = (days: number): LedgerDependencies => ({ db, company, clock: stopped(daysAfter(now, -days)) });
  for (const days of BOOKINGS.filter((one) => one > CONFIRMED)) await bookDue(at(days));
  await pay(at(CONFIRMED), true);
  for (const days of BOOKINGS.filter((one) => one < CONFIRMED)) await bookDue(at(days));
  await pay(at(OPEN), false);
  // The next run has something to pay.
  const sold = sql`id in (select vendor_id from vendor_transaction order by vendor_id desc limit 60)`;
  await addAccounts(db, sql`${sold} and id % 2 = 1`, now);
}

/** Two of three past orders were paid by card. */
async function payByCard(db: Kysely<Database>): Promise<void> {
  await sql`
    update customer_order o set payment_method = 'card'
    where o.contact_email like 'kupuvach%@demo.example' and o.id % 3 <> 0 and o.payment_status = 'paid'
      and exists (select from vendor_order where order_id = o.id and status = 'delivered')`.execute(db);
}

async function addTerms(db: Kysely<Database>, vendorId: number, start: Date): Promise<void> {
  const { id: category } = await db
    .selectFrom('category')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const version = {
    number: 1,
    valid_from: start,
    created_at: start,
    author_id: null,
    author: AUTHOR.operator,
  };
  await db
    .insertInto('team_version')
    .values([
      { ...version, kind: 'commission', key: 'default', value: json({ permille: 120 }) },
      { ...version, kind: 'commission', key: `category-${category}`, value: json({ permille: 95 }) },
      {
        ...version,
        kind: 'payout-terms',
        key: 'terms',
        value: json({ extraDays: 2, minimum: 2_000, iban: MARKET_IBAN, bic: 'BNBGBGSD' }),
      },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await addAccounts(db, sql`id = ${vendorId}`, start);
}

async function addAccounts(db: Kysely<Database>, vendors: RawBuilder<unknown>, at: Date): Promise<void> {
  await sql`
    insert into payout_account (vendor_id, iban, account_holder, changed_at)
    select id, ${VENDOR_IBAN}, company_name, ${at} from vendor where ${vendors} on conflict do nothing`.execute(
    db,
  );
}

/** Pays what is available. @param isConfirmed true if the bank has paid it two days later */
async function pay(deps: LedgerDependencies, isConfirmed: boolean): Promise<void> {
  const { version, total } = await payoutProposal(deps);
  if (total === 0) return;
  const runId = await createPayoutRun(deps, { key: newSecret(), version }, AUTHOR);
  if (!isConfirmed) return;
  const payouts = await deps.db.selectFrom('payout').select('id').where('run_id', '=', runId).execute();
  for (const { id } of payouts) {
    await inTransaction(deps.db, (transaction) =>
      confirmPayout(transaction, id, daysAfter(deps.clock.now(), 2)),
    );
  }
}

const stopped = (time: Date): Clock => ({ now: () => time, after: () => () => {} });
