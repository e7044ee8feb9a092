import type { Transaction } from 'kysely';
import type { CreditPayment } from '../../../src/core/wallet/wallet-gateway.ts';
import { packageOf } from '../../../src/core/wallet/credit-prices.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { Money } from '../../../src/core/shared/money.ts';
import { countAttempt } from '../../platform/http/attempt-limits.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { PaymentTaker } from '../../platform/payments/payments.ts';
import type { Database } from '../../tables.ts';
import { book } from './ledger.ts';
import type { WalletDependencies } from './wallet-dependencies.ts';
import { creditRefunds } from './withdraw-credits.ts';

/** Limit of purchases per account. */
const PURCHASES = { most: 30, minutes: 60 };

/**
 * Starts the purchase of a package at its current price. @returns the payment URL (WALL-03)
 * @throws Failure `invalid` for an unknown package, `credit-packages-changed` (`conflict`) if the buyer saw
 * another price, `unavailable` if the provider does not answer
 */
export async function buyCredits(
  { db, clock, payments, creditPackages }: WalletDependencies,
  accountId: number,
  { credits, expectedPrice }: { credits: number; expectedPrice?: number },
  language: Language,
): Promise<string> {
  const bought = packageOf((await creditPackages.current()).packages, credits);
  if (!bought) {
    throw new Failure('validation_failed', { credits: 'error-credit-package-required' }, 'invalid');
  }
  if (expectedPrice !== undefined && expectedPrice !== bought.price) {
    throw new Failure('credit-packages-changed', { credits: 'credit-packages-changed' }, 'conflict');
  }
  await countAttempt(db, `credits of ${accountId}`, PURCHASES, clock.now());
  const paymentId = await inTransaction(db, async (transaction) => {
    const { name, email } = await transaction
      .selectFrom('account')
      .select(['name', 'email'])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    const { id } = await transaction
      .insertInto('credit_purchase')
      .values({
        account_id: accountId,
        language,
        buyer_name: name,
        buyer_email: email,
        credits: bought.credits,
        price: bought.price,
        created_at: clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return payments.prepare(
      transaction,
      { kind: 'credits', id },
      Money.ofStotinki(bought.price).toEuroCents(),
    );
  });
  return payments.open(paymentId);
}

/**
 * Returns the state of the account's payment. Requests a pending one from the provider (WALL-05). @throws
 * Failure `not-found`
 */
export async function checkCreditPayment(
  { db, payments }: WalletDependencies,
  accountId: number,
  paymentId: string,
): Promise<CreditPayment> {
  const read = () =>
    db
      .selectFrom('payment')
      .innerJoin('credit_purchase', 'credit_purchase.id', 'payment.credit_purchase_id')
      .innerJoin('account', 'account.id', 'credit_purchase.account_id')
      .select([
        'payment.status',
        'page_url',
        'credit_purchase.credits',
        'price',
        'account.credits as balance',
      ])
      .where('payment.id', '=', paymentId)
      .where('account.id', '=', accountId)
      .executeTakeFirst();
  const before = await read();
  if (!before) throw new Failure('error-payment-not-found', {}, 'not-found');
  if (before.status !== 'paid') await payments.check(paymentId);
  const { status, page_url: page, credits, price, balance } = (await read()) ?? before;
  return {
    status: status === 'refused' ? 'failed' : status,
    credits,
    price,
    balance,
    paymentUrl: status === 'pending' ? page : null,
  };
}

/** Handles settled payments of credits: books the credits once. */
export function creditPayments(deps: WalletDependencies): PaymentTaker {
  return {
    async describe(purchaseId, paymentId) {
      const {
        language,
        buyer_email: email,
        credits,
      } = await deps.db
        .selectFrom('credit_purchase')
        .select(['language', 'buyer_email', 'credits'])
        .where('id', '=', purchaseId)
        .executeTakeFirstOrThrow();
      const title = deps.texts.in(language)('payment-of-credits', { count: credits });
      const backTo = deps.addresses.of(language, 'PaymentStatus', {}, { payment: paymentId });
      return { title, language, email, backTo };
    },
    async settle(transaction, purchaseId, { outcome }) {
      if (outcome === 'paid') await credit(deps, transaction, purchaseId);
    },
    refunds: creditRefunds(deps),
  };
}

async function credit(
  { clock, mails }: WalletDependencies,
  transaction: Transaction<Database>,
  purchaseId: number,
): Promise<void> {
  const purchase = await transaction
    .selectFrom('credit_purchase')
    .selectAll()
    .where('id', '=', purchaseId)
    .executeTakeFirstOrThrow();
  const transactionId = await book(transaction, {
    accountId: purchase.account_id,
    subject: `purchase:${purchaseId}`,
    credits: purchase.credits,
    other: 'issued',
    at: clock.now(),
  });
  await transaction
    .updateTable('credit_purchase')
    .set({ transaction_id: transactionId })
    .where('id', '=', purchaseId)
    .execute();
  await mails.credited(transaction, purchase);
}
