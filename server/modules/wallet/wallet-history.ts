import { sql } from 'kysely';
import type { Page } from '../../../src/core/shared/page.ts';
import { PAGE_SIZE } from '../../../src/core/shared/page.ts';
import { creditWithdrawalUntil } from '../../../src/core/wallet/credit-withdrawal.ts';
import type { CreditMovement } from '../../../src/core/wallet/credit-withdrawal.ts';
import type { WalletEntry } from '../../../src/core/wallet/wallet-gateway.ts';
import { receiptUrl } from './wallet-receipts.ts';
import { creditMovements } from './withdraw-credits.ts';
import type { WalletDependencies } from './wallet-dependencies.ts';

type Row = {
  id: number;
  at: Date;
  credits: number;
  balance: number;
  price: number | null;
  purchase_id: number | null;
  is_withdrawal: boolean;
  withdrawn_at: Date | null;
  is_refunded: boolean;
  receipt: number | null;
  property_id: number | null;
  title: string | null;
  days: number | null;
  ends_at: Date | null;
};

/** Returns a page of the account's ledger, newest first, with the balance after each line (WALL-06). */
export async function walletHistory(
  { db, clock }: WalletDependencies,
  accountId: number,
  {
    offset = 0,
    limit = PAGE_SIZE.walletEntries,
  }: { offset?: number | undefined; limit?: number | undefined },
): Promise<Page<WalletEntry>> {
  const [{ rows }, counted, movements] = await Promise.all([
    sql<Row>`
      select entry.transaction_id as id, booked.at, entry.credits, entry.balance, coalesce(purchase.price, taken_back.price) as price,
        purchase.id as purchase_id, taken_back.id is not null as is_withdrawal, withdrawal.at as withdrawn_at,
        exists (select from refund where credit_purchase_id = purchase.id and status = 'done') as is_refunded,
        coalesce(purchase.receipt_number, place.receipt_number) as receipt,
        place.property_id, place.title, place.days, place.ends_at
      from (
        select entry.*, sum(entry.credits) over (order by entry.transaction_id) as balance
        from ledger_entry entry join wallet on wallet.id = entry.wallet_id
        where wallet.account_id = ${accountId}
      ) entry
      join ledger_transaction booked on booked.id = entry.transaction_id
      left join credit_purchase purchase on purchase.transaction_id = entry.transaction_id
      left join ledger_transaction withdrawal on withdrawal.subject = 'withdrawal:' || purchase.id
      left join credit_purchase taken_back on entry.credits < 0 and taken_back.account_id = ${accountId}
        and booked.subject = 'withdrawal:' || taken_back.id
      left join premium_place place on place.transaction_id = entry.transaction_id
      order by entry.transaction_id desc limit ${limit} offset ${offset}`.execute(db),
    db
      .selectFrom('ledger_entry')
      .innerJoin('wallet', 'wallet.id', 'ledger_entry.wallet_id')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('wallet.account_id', '=', accountId)
      .executeTakeFirstOrThrow(),
    creditMovements(db, accountId),
  ]);
  const now = clock.now();
  return { data: rows.map((row) => entryOf(row, movements, now)), total: counted.total };
}

function entryOf(row: Row, movements: readonly CreditMovement[], now: Date): WalletEntry {
  const { id, credits, price, receipt, property_id: propertyId, title, days, ends_at: until } = row;
  const at = row.at.toISOString();
  const isPremium = title !== null && days !== null && until !== null;
  return {
    id,
    at,
    credits,
    balance: Number(row.balance),
    reason: isPremium ? 'premium' : row.is_withdrawal ? 'withdrawal' : price === null ? 'gift' : 'purchase',
    price,
    purchase:
      row.purchase_id === null
        ? null
        : {
            id: row.purchase_id,
            withdrawableUntil: creditWithdrawalUntil({ id, credits, at }, movements, now),
            withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
            isRefunded: row.is_refunded,
          },
    premium: isPremium ? { propertyId, title, days, until: until.toISOString() } : null,
    receiptUrl: receipt === null ? null : receiptUrl(receipt),
  };
}
