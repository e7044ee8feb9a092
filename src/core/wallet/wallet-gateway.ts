import type { CancelSignal } from '../shared/failure.ts';
import type { Page } from '../shared/page.ts';
import type { NoInput } from '../shared/no-input.ts';
import type { CreditPackage, PremiumDays } from './credit-prices.ts';

/** Statuses of a payment (WALL-05). */
export const PAYMENT_STATES = ['paid', 'pending', 'failed'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** A payment for credits: its price in stotinki, and the current balance in credits. */
export type CreditPayment = {
  status: PaymentState;
  credits: number;
  price: number;
  balance: number;
  /** Address for the payment; null after it is settled. */
  paymentUrl: string | null;
};

export const WALLET_REASONS = ['purchase', 'premium', 'gift', 'withdrawal'] as const;
export type WalletReason = (typeof WALLET_REASONS)[number];

/** A purchase of credits; moments as ISO 8601. */
export type CreditPurchase = {
  id: number;
  /** Deadline of the withdrawal; null if it is not possible. */
  withdrawableUntil: string | null;
  withdrawnAt: string | null;
  /** True after the refund has reached the buyer. */
  isRefunded: boolean;
};

/** A line of the wallet's history (WALL-06): positive if received, negative if spent. */
export type WalletEntry = {
  id: number;
  at: string;
  credits: number;
  /** Balance after the entry. */
  balance: number;
  /** Reason; a gift is from the site. */
  reason: WalletReason;
  /** Stotinki; for a purchase and its withdrawal. */
  price: number | null;
  purchase: CreditPurchase | null;
  /** Listing, days and end of a premium place. */
  premium: { propertyId: number | null; title: string; days: number; until: string } | null;
  receiptUrl: string | null;
};

/** Port to the account's credits. */
export abstract class WalletGateway {
  /** Packages with their current prices, the smallest first (WALL-01). */
  abstract creditPackages(input?: NoInput, signal?: CancelSignal): Promise<{ data: CreditPackage[] }>;
  /**
   * Begins the purchase of a package; `expectedPrice` in stotinki is the price that the buyer saw.
   * @returns the address of the payment page (WALL-03), untrusted: see `addressIn`
   * @throws Failure `credit-packages-changed` (`conflict`) for another price
   */
  abstract buyCredits(input: { credits: number; expectedPrice?: number }): Promise<{ paymentUrl: string }>;
  abstract paymentStatus(input: { paymentId: string }, signal?: CancelSignal): Promise<CreditPayment>;
  abstract creditHistory(
    input: { offset: number; limit: number },
    signal?: CancelSignal,
  ): Promise<Page<WalletEntry>>;
  /**
   * Withdraws from a purchase: removes its credits and refunds the card. Idempotent.
   * @returns the moment of the withdrawal, as ISO 8601
   * @throws Failure `not-found`, `error-credits-not-withdrawable` (`conflict`)
   */
  abstract withdrawCredits(input: { id: number }): Promise<{ withdrawnAt: string }>;
  /**
   * Buys or extends a premium place of a listing, once per key.
   * @returns the end of the place, as ISO 8601
   */
  abstract buyPremium(input: {
    id: number;
    days: PremiumDays;
    key: string;
  }): Promise<{ premiumUntil: string }>;
}

/** Port to the navigation to a payment page on another site. */
export abstract class PaymentPage {
  abstract open(url: string): void;
}
