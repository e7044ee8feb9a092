import type { CancelSignal } from '../shared/failure.ts';
import type { Page } from '../shared/page.ts';
import type { PremiumDays } from './premium-place.ts';

/** How a payment stands (WALL-05). */
export const PAYMENT_STATES = ['paid', 'pending', 'failed'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** A payment for credits: its price in stotinki, the balance in credits as it is now. */
export type CreditPayment = {
  status: PaymentState;
  credits: number;
  price: number;
  balance: number;
  /** Where it can still be paid; null once it is settled. */
  paymentUrl: string | null;
};

export const WALLET_REASONS = ['purchase', 'premium', 'gift', 'withdrawal'] as const;
export type WalletReason = (typeof WALLET_REASONS)[number];

/** A purchase of credits; moments as ISO 8601. */
export type CreditPurchase = {
  id: number;
  /** The last moment to withdraw from it; null once it can't be withdrawn from. */
  withdrawableUntil: string | null;
  withdrawnAt: string | null;
  /** True once the money is back with the buyer. */
  isRefunded: boolean;
};

/** A line of the wallet's history (WALL-06): what came is positive, what went negative. */
export type WalletEntry = {
  id: number;
  at: string;
  credits: number;
  /** The balance after it. */
  balance: number;
  /** What it was for; a gift is what the shop itself gave. */
  reason: WalletReason;
  /** Stotinki; of a purchase and of the withdrawal from one. */
  price: number | null;
  purchase: CreditPurchase | null;
  /** The listing, the days and the end of a premium place. */
  premium: { propertyId: number | null; title: string; days: number; until: string } | null;
  /** The receipt's address. */
  receiptUrl: string | null;
};

/** Buys credits and spends them. */
export abstract class WalletGateway {
  /** @returns the address to pay at (WALL-03), which is untrusted: see `addressIn` */
  abstract buyCredits(input: { credits: number }): Promise<{ paymentUrl: string }>;
  abstract paymentStatus(input: { paymentId: string }, signal?: CancelSignal): Promise<CreditPayment>;
  abstract creditHistory(
    input: { offset: number; limit: number },
    signal?: CancelSignal,
  ): Promise<Page<WalletEntry>>;
  /**
   * Withdraws from a purchase: its credits leave the wallet and the money goes back to the card. Idempotent.
   * @returns the moment of the withdrawal, as ISO 8601
   * @throws Failure `not-found`, `error-credits-not-withdrawable` (`conflict`)
   */
  abstract withdrawCredits(input: { id: number }): Promise<{ withdrawnAt: string }>;
  /**
   * Puts a listing in a premium place, or prolongs it. The same key is the same purchase.
   * @returns the end of the place, as ISO 8601
   */
  abstract buyPremium(input: {
    id: number;
    days: PremiumDays;
    key: string;
  }): Promise<{ premiumUntil: string }>;
}

/** Sends the browser to a payment's page, which is another site's. */
export abstract class PaymentPage {
  abstract open(url: string): void;
}
