import type { Transaction } from 'kysely';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Database } from '../../tables.ts';

/** Where the credits of a booking come from, or go to, on the shop's side. */
type OtherSide = 'issued' | 'spent';

/**
 * Books credits that come to a wallet (positive) or go from it (negative), with the opposite on the shop's side
 * (WALL-06). The database keeps the sum, refuses to book anything twice, and lets no balance sink below zero.
 * @param subject what is booked, such as `purchase:17`.
 * @returns the transaction's id. @throws Failure `error-not-enough-credits` (`conflict`).
 */
export async function book(
  transaction: Transaction<Database>,
  booking: { accountId: number | null; subject: string; credits: number; other: OtherSide; at: Date },
): Promise<number> {
  const { accountId, subject, credits, other, at } = booking;
  const { id: transactionId } = await transaction
    .insertInto('ledger_transaction')
    .values({ subject, at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const walletId = await walletOf(transaction, accountId);
  if (accountId !== null && credits < 0) await refuseOverdraft(transaction, accountId, -credits);
  await transaction
    .insertInto('ledger_entry')
    .values([
      { transaction_id: transactionId, side: 'wallet', wallet_id: walletId, credits },
      { transaction_id: transactionId, side: other, wallet_id: null, credits: -credits },
    ])
    .execute();
  return transactionId;
}

/** Somebody's wallet, opened with the first booking; whose account is gone gets one that belongs to nobody. */
async function walletOf(transaction: Transaction<Database>, accountId: number | null): Promise<number> {
  const opened = await transaction
    .insertInto('wallet')
    .values({ account_id: accountId })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (opened) return opened.id;
  const { id } = await transaction
    .selectFrom('wallet')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return id;
}

/** A clear answer before the database's own refusal; the lock makes those who spend at once wait for each other. */
async function refuseOverdraft(
  transaction: Transaction<Database>,
  accountId: number,
  needed: number,
): Promise<void> {
  const { credits } = await transaction
    .selectFrom('account')
    .select('credits')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (credits < needed) throw new Failure('error-not-enough-credits', {}, 'conflict');
}
