import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { creditWithdrawalUntil } from '../../../src/core/wallet/credit-withdrawal.ts';
import type { CreditMovement } from '../../../src/core/wallet/credit-withdrawal.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { RefundRow, RefundTaker } from '../../platform/payments/refunds.ts';
import type { Database } from '../../tables.ts';
import { book } from './ledger.ts';
import type { WalletDependencies } from './wallet-dependencies.ts';

/** Subject of the booking for a withdrawn purchase. */
const withdrawalOf = (purchaseId: number) => `withdrawal:${purchaseId}`;

/**
 * Withdraws from a purchase with unused credits: removes the credits and refunds the card. Idempotent.
 * @returns time of the withdrawal
 * @throws Failure `not-found`, `error-credits-not-withdrawable` (`conflict`)
 */
export async function withdrawCredits(
  { db, clock, payments, mails }: WalletDependencies,
  accountId: number,
  purchaseId: number,
): Promise<Date> {
  const now = clock.now();
  return inTransaction(db, async (transaction) => {
    // Locks the account, as for premium places, so that credits are either spent or withdrawn.
    await transaction
      .selectFrom('account')
      .select('id')
      .where('id', '=', accountId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const purchase = await transaction
      .selectFrom('credit_purchase')
      .innerJoin('ledger_transaction', 'ledger_transaction.id', 'credit_purchase.transaction_id')
      .innerJoin('payment', 'payment.credit_purchase_id', 'credit_purchase.id')
      .select(['credit_purchase.id', 'language', 'buyer_name', 'buyer_email', 'credits', 'price', 'at'])
      .select(['ledger_transaction.id as movementId', 'payment.id as paymentId', 'amount_cents'])
      .where('credit_purchase.id', '=', purchaseId)
      .where('account_id', '=', accountId)
      .where('payment.status', '=', 'paid')
      .executeTakeFirst();
    if (!purchase) throw new Failure('error-payment-not-found', {}, 'not-found');
    const earlier = await transaction
      .selectFrom('ledger_transaction')
      .select('at')
      .where('subject', '=', withdrawalOf(purchaseId))
      .executeTakeFirst();
    if (earlier) return earlier.at;
    const { movementId, paymentId, credits, price, amount_cents, at } = purchase;
    const bought = { id: movementId, credits, at: at.toISOString() };
    if (!creditWithdrawalUntil(bought, await creditMovements(transaction, accountId), now)) {
      throw new Failure('error-credits-not-withdrawable', {}, 'conflict');
    }
    const subject = withdrawalOf(purchaseId);
    await book(transaction, { accountId, subject, credits: -credits, other: 'issued', at: now });
    await payments.refunds.create(transaction, {
      order_id: null,
      vendor_order_id: null,
      credit_purchase_id: purchaseId,
      amount: price,
      amount_cents,
      paymentId,
    });
    await mails.withdrawn(transaction, purchase, now);
    return now;
  });
}

/** Returns all movements of an account's wallet, in booking order. */
export async function creditMovements(db: Kysely<Database>, accountId: number): Promise<CreditMovement[]> {
  const { rows } = await sql<CreditMovement>`
    select entry.transaction_id as id, entry.credits, withdrawn.transaction_id as "withdrawnFrom"
    from ledger_entry entry
    join wallet on wallet.id = entry.wallet_id
    join ledger_transaction booked on booked.id = entry.transaction_id
    left join credit_purchase withdrawn on withdrawn.account_id = wallet.account_id
      and booked.subject = 'withdrawal:' || withdrawn.id
    where wallet.account_id = ${accountId}
    order by entry.transaction_id`.execute(db);
  return rows;
}

/** Handles settled refunds of credits. */
export function creditRefunds({ mails }: WalletDependencies): RefundTaker {
  return {
    // The refund row records the amount due.
    due: async () => {},
    async done(transaction: Transaction<Database>, refund: RefundRow) {
      const method = refund.payment_id === null ? 'bank' : 'card';
      await mails.refunded(transaction, await buyerOf(transaction, refund), refund.id, method);
    },
    async byBank(transaction: Transaction<Database>, refund: RefundRow) {
      await mails.refundByBank(transaction, await buyerOf(transaction, refund), refund.id);
    },
  };
}

function buyerOf(transaction: Transaction<Database>, { credit_purchase_id: purchaseId }: RefundRow) {
  return transaction
    .selectFrom('credit_purchase')
    .select(['id', 'language', 'buyer_name', 'buyer_email', 'credits', 'price'])
    .where('id', '=', purchaseId)
    .executeTakeFirstOrThrow();
}
