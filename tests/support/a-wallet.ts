import type { WalletGateway, CreditPayment, WalletEntry } from '../../src/core/wallet/wallet-gateway.ts';
import { premiumCredits } from '../../src/core/wallet/credit-prices.ts';
import type { Session } from '../../src/view-models/accounts/session.ts';
import { Modals } from '../../src/view-models/site/modals.ts';
import { PremiumPurchase } from '../../src/view-models/wallet/premium-purchase.ts';
import { aSession, aUser } from './a-session.ts';
import { fakeGateway } from './fake-gateway.ts';

export const PENDING_PAYMENT: CreditPayment = {
  status: 'pending',
  credits: 9,
  price: 900,
  balance: 0,
  paymentUrl: '/payment/sandbox/one',
};

/** Gift of five credits, except for the given fields. */
export const aWalletEntry = (fields: Partial<WalletEntry> = {}): WalletEntry => ({
  id: 1,
  at: '2026-11-21T10:00:00.000Z',
  credits: 5,
  balance: 5,
  reason: 'gift',
  price: null,
  purchase: null,
  premium: null,
  receiptUrl: null,
  ...fields,
});

/** Form of a promotion with enough credits for two by default. */
export function aPremiumPurchase({
  gateway = fakeGateway<WalletGateway>({
    buyPremium: () => ({ premiumUntil: '2026-11-28T10:00:00.000Z' }),
  }),
  modals = new Modals(),
  credits = premiumCredits(7) + premiumCredits(30),
  bought = async () => {},
  isSelling = true,
  session = aSession(aUser({ credits }), modals).session,
}: {
  gateway?: WalletGateway;
  modals?: Modals;
  credits?: number;
  bought?: () => Promise<void>;
  isSelling?: boolean;
  session?: Session;
} = {}): PremiumPurchase {
  let last = 0;
  const keys = { make: () => `premium-key-${(last += 1)}`.padEnd(16, '-') };
  return new PremiumPurchase(gateway, session, modals, keys, bought, isSelling);
}
