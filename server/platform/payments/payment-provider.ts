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

/** State of a payment; `refused` came with another amount than was asked. */
export type PaymentStatus = 'pending' | 'paid' | 'failed' | 'refused';

/** What a provider says of a payment. The amount and its currency are those that were really charged. */
export type PaymentReport = {
  reference: string;
  /** Our own id of the payment, where the provider says it. */
  paymentId?: string | undefined;
  outcome: 'paid' | 'failed' | 'pending';
  amountCents: number;
  currency: string;
  /** True while the buyer can still pay on its page. */
  isOpen: boolean;
  /** The buyer has confirmed it, and the provider waits for the money. */
  isProcessing: boolean;
};

/** Money that goes back to the card it came from, in cents of euro. */
export type RefundRequest = { key: string; amountCents: number; payment: string };

/** What a provider says of money on its way back. */
export type RefundReport = { reference: string; outcome: 'done' | 'pending' | 'failed' };

/** Takes cards. Whether money has come is asked of the provider, never believed of a browser. */
export abstract class PaymentProvider {
  abstract readonly name: string;
  /**
   * Prepares a payment; asked again with the same id it answers the same. An e-mail that the provider rejects is left out.
   * @throws Failure `please-try-again-later` (`unavailable`) when the provider does not answer, `payment-rejected`
   *   (`conflict`) when it refuses the payment.
   */
  abstract open(request: PaymentRequest): Promise<OpenedPayment>;
  /** @throws Failure `please-try-again-later` (`unavailable`) when the provider does not answer. */
  abstract check(reference: string): Promise<PaymentReport>;
  /** Closes the page of a payment that must not come any more; one that was paid meanwhile stays paid. */
  abstract close(reference: string): Promise<void>;
  /**
   * Gives back what a payment took, or a part of it; asked again with the same key it is the same refund.
   * @throws Failure `please-try-again-later` (`unavailable`) when the provider does not answer.
   */
  abstract refund(request: RefundRequest): Promise<RefundReport>;
  /** @throws Failure `please-try-again-later` (`unavailable`) when the provider does not answer. */
  abstract checkRefund(reference: string): Promise<RefundReport>;
}
