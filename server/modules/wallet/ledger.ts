import type { Transaction } from 'kysely';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Database } from '../../tables.ts';

type OtherSide = 'issued' | 'spent';

/**
 * Books credits to (positive) or from (negative) a wallet, with the opposite entry on the site's side
 * (WALL-06). The database maintains the sum, and rejects double bookings and negative balances.
 * @param subject of the booking, such as `purchase:17`
 * @returns the transaction's id. @throws Failure `error-not-enough-credits` (`conflict`)
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
  if (accountId !== null && credits < 0) await rejectOverdraft(transaction, accountId, -credits);
  await transaction
    .insertInto('ledger_entry')
    .values([
      { transaction_id: transactionId, side: 'wallet', wallet_id: walletId, credits },
      { transaction_id: transactionId, side: other, wallet_id: null, credits: -credits },
    ])
    .execute();
  return transactionId;
}

/**
 * Returns the account's wallet, created with the first booking. A deleted account gets a wallet without an
 * owner.
 */
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

/** Gives a clear error before the database's constraint. The lock serialises simultaneous bookings. */
async function rejectOverdraft(
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
