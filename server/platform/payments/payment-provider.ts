import type { Language } from '../../../src/core/shared/language.ts';

/** What is to be paid: cents of euro, the currency that cards are charged in (PRICE-07). */
export type PaymentRequest = {
  id: string;
  amountCents: number;
  /** What it is for, in the buyer's language. */
  title: string;
  language: Language;
  email: string;
  /** The full address of the page that the buyer comes back to, whatever became of it. */
  backTo: string;
};

/** A payment's page, and the provider's own name of the payment. */
export type OpenedPayment = { url: string; reference: string };

/** What a provider says of a payment. The amount and its currency are those that were really charged. */
export type PaymentReport = {
  reference: string;
  outcome: 'paid' | 'failed' | 'pending';
  amountCents: number;
  currency: string;
};

/** Takes cards. Whether money has come is asked of the provider, never believed of a browser. */
export abstract class PaymentProvider {
  abstract readonly name: string;
  /**
   * Prepares a payment; asked again with the same id it answers the same.
   * @throws Failure `please-try-again-later` (502) when the provider does not answer.
   */
  abstract open(request: PaymentRequest): Promise<OpenedPayment>;
  /** @throws Failure `please-try-again-later` (502) when the provider does not answer. */
  abstract check(reference: string): Promise<PaymentReport>;
}
