import type { CancelSignal } from '../shared/failure.ts';
import type { Movement, StatementSums } from './statement.ts';

export const STATEMENT_PAGE = 25;
/** Newest payouts that a vendor sees. */
export const PAYOUTS_SHOWN = 24;

/** State of a payout: sent to the bank, paid by it, or returned to the balance. */
export type PayoutStatus = 'open' | 'confirmed' | 'cancelled';

/** A payout; `iban` without its middle, `amount` in stotinki, moments as ISO 8601. */
export type VendorPayout = {
  id: number;
  amount: number;
  amountCents: number;
  status: PayoutStatus;
  iban: string;
  createdAt: string;
  settledAt: string | null;
};

/** Bank account of a vendor; the IBAN without its middle. */
export type ShownPayoutAccount = { iban: string; holder: string; changedAt: string };

/** Balance of a vendor in stotinki; `available` is what is not `held`. */
export type PayoutOverview = {
  balance: number;
  held: number;
  available: number;
  /** Cash on delivery that couriers owe the vendor. */
  cash: number;
  account: ShownPayoutAccount | null;
  /** True if a change of the account is proven by the password, false by the e-mail address. */
  hasPassword: boolean;
  /** Days after the withdrawal period in which money is not paid out yet. */
  extraDays: number;
  /** Smallest payout, in stotinki. */
  minimum: number;
  /** Months with movements, newest first. */
  months: readonly { month: string; closing: number }[];
  payouts: readonly VendorPayout[];
};

/** A month's sums with a page of its movements. */
export type Statement = StatementSums & { movements: { data: Movement[]; total: number } };

/** Port to the payouts of the signed-in vendor (SHIP-10). */
export abstract class PayoutsGateway {
  abstract payoutOverview(input?: object, signal?: CancelSignal): Promise<PayoutOverview>;

  abstract payoutStatement(
    input: { month: string; offset?: number; limit?: number },
    signal?: CancelSignal,
  ): Promise<Statement>;

  /** @param input `proof` is the password, or the e-mail address without one. @throws Failure `invalid` with the fields */
  abstract changePayoutAccount(input: {
    iban: string;
    holder: string;
    proof: string;
  }): Promise<ShownPayoutAccount>;
}
