import type { Kysely } from 'kysely';
import type { Database } from '../../tables.ts';

export async function exportWallet(
  db: Kysely<Database>,
  accountId: number,
): Promise<Record<string, unknown>> {
  const [creditPurchases, premiumPlaces, creditMovements] = await Promise.all([
    db
      .selectFrom('credit_purchase')
      .select(['credits', 'price', 'created_at', 'receipt_number', 'buyer_name', 'buyer_email'])
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('premium_place')
      .select(['property_id', 'title', 'days', 'credits', 'starts_at', 'ends_at', 'receipt_number'])
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('ledger_entry')
      .innerJoin('wallet', 'wallet.id', 'ledger_entry.wallet_id')
      .innerJoin('ledger_transaction', 'ledger_transaction.id', 'ledger_entry.transaction_id')
      .select(['ledger_entry.credits', 'ledger_transaction.at'])
      .where('wallet.account_id', '=', accountId)
      .orderBy('ledger_transaction.id')
      .execute(),
  ]);
  return { creditPurchases, premiumPlaces, creditMovements };
}
