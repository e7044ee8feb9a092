import { Failure } from '../../src/core/shared/failure.ts';
import type { Page } from '../../src/core/shared/page.ts';
import { premiumCredits } from '../../src/core/wallet/premium-place.ts';
import type { PremiumDays } from '../../src/core/wallet/premium-place.ts';
import { WalletGateway } from '../../src/core/wallet/wallet-gateway.ts';
import type { CreditPayment, PaymentState, WalletEntry } from '../../src/core/wallet/wallet-gateway.ts';
import { Modals } from '../../src/view-models/site/modals.ts';
import { PremiumPurchase } from '../../src/view-models/wallet/premium-purchase.ts';
import { aSession, aUser } from './a-session.ts';

/** A wallet that remembers what was asked of it. */
export class MemoryWallet extends WalletGateway {
  readonly bought: number[] = [];
  readonly places = new Map<string, PremiumDays>();
  paymentUrl = '/payment/sandbox/one';
  status: PaymentState = 'pending';
  /** How often it was asked about a payment. */
  checks = 0;
  /** The next call is refused with it. */
  refusal: Failure | null = null;

  async buy(credits: number): Promise<string> {
    this.refuse();
    this.bought.push(credits);
    return this.paymentUrl;
  }

  async check(paymentId: string): Promise<CreditPayment> {
    this.checks += 1;
    this.refuse();
    if (paymentId !== 'one') throw new Failure('error-payment-not-found', {}, 'not-found');
    const { status } = this;
    const paymentUrl = status === 'pending' ? this.paymentUrl : null;
    return { status, credits: 9, price: 900, balance: status === 'paid' ? 9 : 0, paymentUrl };
  }

  async history(): Promise<Page<WalletEntry>> {
    return { data: [], total: 0 };
  }

  async buyPremium(_: number, days: PremiumDays, key: string): Promise<string> {
    this.refuse();
    this.places.set(key, days);
    return '2026-11-28T10:00:00.000Z';
  }

  private refuse(): void {
    const { refusal } = this;
    this.refusal = null;
    if (refusal) throw refusal;
  }
}

/** The choice of a premium place, of somebody with enough credits for it unless told. */
export function aPremiumPurchase({
  gateway = new MemoryWallet(),
  modals = new Modals(),
  credits = premiumCredits(30),
  bought = async () => {},
  isSelling = true,
}: {
  gateway?: MemoryWallet;
  modals?: Modals;
  credits?: number;
  bought?: () => Promise<void>;
  isSelling?: boolean;
} = {}): PremiumPurchase {
  let last = 0;
  const { session } = aSession(aUser({ credits }), modals);
  const keys = { make: () => `key-${(last += 1)}` };
  return new PremiumPurchase(gateway, session, modals, keys, bought, isSelling);
}
