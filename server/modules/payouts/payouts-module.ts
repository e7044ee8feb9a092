import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { DataExport, ModuleContext } from '../../module-context.ts';
import type { TeamSessionReader } from '../../platform/http/signed-in.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Database } from '../../tables.ts';
import { bookDue } from './book-due.ts';
import type { PayoutDependencies } from './payout-dependencies.ts';
import { mailStatements } from './mail-statements.ts';
import { PayoutMails } from './payout-mails.ts';
import { PAYOUT_RECORDS } from './payout-records.ts';
import { notifyOfPayout } from './settle-payout.ts';
import { statementFiles } from './statement-files.ts';
import { teamPayoutFiles, teamPayoutRoutes } from './team-routes.ts';
import { vendorPayoutRoutes } from './vendor-routes.ts';

declare module '../../platform/jobs.ts' {
  interface JobPayloads {
    'book-vendor-ledger': unknown;
    'book-whole-vendor-ledger': unknown;
    'delete-unneeded-payout-accounts': unknown;
    'mail-statements': unknown;
    'notify-of-payout': { payoutId: number; status: 'confirmed' | 'cancelled' };
  }
}

/** Ledger of the vendors, statements and payouts (SHIP-10, SHIP-11). */
export function payoutsModule(
  { db, clock, texts, company, addresses, configuration, sessions }: ModuleContext,
  teamSessions: TeamSessionReader,
) {
  const { priceOrder } = configuration;
  const mails = new PayoutMails(texts, addresses, priceOrder);
  const deps: PayoutDependencies = { db, clock, texts, company, mails, priceOrder };
  return {
    deps,
    records: PAYOUT_RECORDS,
    operations: [...vendorPayoutRoutes(deps), ...teamPayoutRoutes(deps)],
    serve(server: FastifyInstance) {
      statementFiles(server, deps, sessions);
      teamPayoutFiles(server, deps, teamSessions);
    },
    exports: [exportPayoutAccount],
    jobs: {
      'notify-of-payout': ({ payoutId, status }) => notifyOfPayout(deps, payoutId, status),
      'book-vendor-ledger': { at: '*/5 * * * *', run: () => bookDue(deps) },
      'book-whole-vendor-ledger': { at: '47 3 * * *', run: () => bookDue(deps, true) },
      // Repeated, in case no server runs on the first day.
      'mail-statements': { at: '7 6 1-3 * *', run: () => mailStatements(deps) },
      'delete-unneeded-payout-accounts': { at: '53 3 * * *', run: () => deleteUnneededAccounts(db) },
    } satisfies Partial<Jobs>,
  };
}

/** Bank account and payouts of a shop for its owners (GDPR, article 20). */
const exportPayoutAccount: DataExport = async (db, accountId) => {
  const ofVendor = db
    .selectFrom('account')
    .select('vendor_id')
    .where('id', '=', accountId)
    .where('vendor_role', '=', 'owner');
  const accounts = await db
    .selectFrom('payout_account')
    .select(['iban', 'account_holder as holder', 'changed_at as changedAt'])
    .where('vendor_id', 'in', ofVendor.$castTo<{ vendor_id: number }>())
    .execute();
  const payouts = await db
    .selectFrom('payout')
    .select(['amount', 'amount_cents as amountCents', 'iban', 'account_holder as holder', 'status'])
    .select('created_at as createdAt')
    .where('vendor_id', 'in', ofVendor.$castTo<{ vendor_id: number }>())
    .orderBy('id')
    .execute();
  return { payoutAccount: accounts[0] ?? null, payouts };
};

/** Deletes bank accounts of deleted vendors once the market owes them nothing. */
async function deleteUnneededAccounts(db: Kysely<Database>): Promise<void> {
  await sql`
    delete from payout_account a
    where not exists (select from account where vendor_id = a.vendor_id)
      and (select abs(balance) from vendor_balance(a.vendor_id, now())) < 2`.execute(db);
}
