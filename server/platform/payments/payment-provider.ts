import type { Language } from '../../../src/core/shared/language.ts';

/** Amount to pay in cents of euro, the currency of card payments (PRICE-07). */
export type PaymentRequest = {
  id: string;
  amountCents: number;
  title: string;
  language: Language;
  email: string;
  /** URL of the page that the buyer returns to in any case. */
  backTo: string;
};

/** URL of the payment page, and the provider's id. */
export type OpenedPayment = { url: string; reference: string };

/** State of a payment; `refused` arrived with another amount. */
export type PaymentStatus = 'pending' | 'paid' | 'failed' | 'refused';

/** A provider's report, with the amount that was really charged. */
export type PaymentReport = {
  reference: string;
  /** Our id of the payment, if the provider knows it. */
  paymentId?: string | undefined;
  outcome: 'paid' | 'failed' | 'pending';
  amountCents: number;
  currency: string;
  /** True while the buyer can still pay. */
  isOpen: boolean;
  /** True if the buyer has confirmed and the money has not arrived. */
  isProcessing: boolean;
};

/** A refund to the card, in cents of euro. */
export type RefundRequest = { key: string; amountCents: number; payment: string };

export type RefundReport = { reference: string; outcome: 'done' | 'pending' | 'failed' };

/**
 * Port to the card provider. The state of a payment always comes from the provider, never from a browser.
 */
export abstract class PaymentProvider {
  abstract readonly name: string;
  /**
   * Opens a payment; the same id returns the same payment. An e-mail that the provider rejects is left out.
   * @throws Failure `please-try-again-later` (`unavailable`) without an answer, `payment-rejected`
   * (`conflict`) if the provider refuses
   */
  abstract open(request: PaymentRequest): Promise<OpenedPayment>;
  /** @throws Failure `please-try-again-later` (`unavailable`) without an answer */
  abstract check(reference: string): Promise<PaymentReport>;
  /** Closes a payment page; a payment made meanwhile stays paid. */
  abstract close(reference: string): Promise<void>;
  /**
   * Refunds all or a part of a payment; the same key is the same refund.
   * @throws Failure `please-try-again-later` (`unavailable`) without an answer
   */
  abstract refund(request: RefundRequest): Promise<RefundReport>;
  /** @throws Failure `please-try-again-later` (`unavailable`) without an answer */
  abstract checkRefund(reference: string): Promise<RefundReport>;
}
