import { sql } from 'kysely';
import type { Page } from '../../../src/core/shared/page.ts';
import { PAGE_SIZE } from '../../../src/core/shared/page.ts';
import type { WalletEntry } from '../../../src/core/wallet/wallet-gateway.ts';
import { receiptUrl } from './wallet-receipts.ts';
import type { WalletDependencies } from './wallet-dependencies.ts';

type Row = {
  id: number;
  at: Date;
  credits: number;
  balance: number;
  price: number | null;
  receipt: number | null;
  property_id: number | null;
  title: string | null;
  days: number | null;
  ends_at: Date | null;
};

/** A page of somebody's ledger, the newest first, each line with the balance after it (WALL-06). */
export async function walletHistory(
  { db }: WalletDependencies,
  accountId: number,
  {
    offset = 0,
    limit = PAGE_SIZE.walletEntries,
  }: { offset?: number | undefined; limit?: number | undefined },
): Promise<Page<WalletEntry>> {
  const [{ rows }, counted] = await Promise.all([
    sql<Row>`
      select entry.transaction_id as id, booked.at, entry.credits, entry.balance, purchase.price,
        coalesce(purchase.receipt_number, place.receipt_number) as receipt,
        place.property_id, place.title, place.days, place.ends_at
      from (
        select entry.*, sum(entry.credits) over (order by entry.transaction_id) as balance
        from ledger_entry entry join wallet on wallet.id = entry.wallet_id
        where wallet.account_id = ${accountId}
      ) entry
      join ledger_transaction booked on booked.id = entry.transaction_id
      left join credit_purchase purchase on purchase.transaction_id = entry.transaction_id
      left join premium_place place on place.transaction_id = entry.transaction_id
      order by entry.transaction_id desc limit ${limit} offset ${offset}`.execute(db),
    db
      .selectFrom('ledger_entry')
      .innerJoin('wallet', 'wallet.id', 'ledger_entry.wallet_id')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('wallet.account_id', '=', accountId)
      .executeTakeFirstOrThrow(),
  ]);
  return { data: rows.map(entryOf), total: counted.total };
}

function entryOf(row: Row): WalletEntry {
  const { id, at, credits, price, receipt, property_id: propertyId, title, days, ends_at: until } = row;
  const isPremium = title !== null && days !== null && until !== null;
  return {
    id,
    at: at.toISOString(),
    credits,
    balance: Number(row.balance),
    reason: isPremium ? 'premium' : price === null ? 'gift' : 'purchase',
    price,
    premium: isPremium ? { propertyId, title, days, until: until.toISOString() } : null,
    receiptUrl: receipt === null ? null : receiptUrl(receipt),
  };
}
