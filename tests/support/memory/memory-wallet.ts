import { Failure } from '../../../src/core/shared/failure.ts';
import type { Page } from '../../../src/core/shared/page.ts';
import { creditWithdrawalUntil } from '../../../src/core/wallet/credit-withdrawal.ts';
import { packageOf } from '../../../src/core/wallet/credit-packages.ts';
import { premiumCredits, premiumPeriod } from '../../../src/core/wallet/premium-place.ts';
import type { PremiumDays } from '../../../src/core/wallet/premium-place.ts';
import { WalletGateway } from '../../../src/core/wallet/wallet-gateway.ts';
import type { CreditPayment, PaymentState, WalletEntry } from '../../../src/core/wallet/wallet-gateway.ts';
import type { Session } from '../../../src/view-models/accounts/session.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { PremiumPurchase } from '../../../src/view-models/wallet/premium-purchase.ts';
import { aSession, aUser } from '../a-session.ts';

const NOW = new Date('2026-11-21T10:00:00.000Z');

/** A wallet with one payment, whose credits are booked as the server books them; it remembers what was asked of it. */
export class MemoryWallet extends WalletGateway {
  readonly bought: number[] = [];
  /** What was bought with each key. */
  readonly places = new Map<string, PremiumDays>();
  paymentUrl = '/payment/sandbox/one';
  status: PaymentState = 'pending';
  /** How often it was asked about a payment. */
  checks = 0;
  /** The next call is refused with it. */
  refusal: Failure | null = null;
  /** The listing that may be put in a premium place. */
  readonly listing = 7;
  private entries: WalletEntry[] = [];
  private readonly ends = new Map<string, Date>();

  /** The payment comes to its end. */
  settle(status: 'paid' | 'failed'): void {
    this.status = status;
    if (status !== 'paid') return;
    const purchase = { id: 1, withdrawableUntil: null, withdrawnAt: null, isRefunded: false };
    this.book(9, { reason: 'purchase', price: 900, purchase });
  }

  give(credits: number): void {
    this.book(credits, { reason: 'gift' });
  }

  async buy(credits: number): Promise<string> {
    this.refuse();
    if (!packageOf(credits)) {
      throw new Failure('validation_failed', { credits: 'error-credit-package-required' }, 'invalid');
    }
    this.bought.push(credits);
    return this.paymentUrl;
  }

  async check(paymentId: string): Promise<CreditPayment> {
    this.checks += 1;
    this.refuse();
    if (paymentId !== 'one') throw new Failure('error-payment-not-found', {}, 'not-found');
    const { status, balance } = this;
    const paymentUrl = status === 'pending' ? this.paymentUrl : null;
    return { status, credits: 9, price: 900, balance, paymentUrl };
  }

  async history({ offset, limit }: { offset: number; limit: number }): Promise<Page<WalletEntry>> {
    const shown = this.entries.slice(offset, offset + limit);
    return { data: shown.map((entry) => this.withDeadline(entry)), total: this.entries.length };
  }

  async withdraw(purchaseId: number): Promise<string> {
    this.refuse();
    const bought = this.entries.find(({ purchase }) => purchase?.id === purchaseId);
    if (!bought?.purchase) throw new Failure('error-payment-not-found', {}, 'not-found');
    if (bought.purchase.withdrawnAt !== null) return bought.purchase.withdrawnAt;
    if (this.withDeadline(bought).purchase?.withdrawableUntil === null) {
      throw new Failure('error-credits-not-withdrawable', {}, 'conflict');
    }
    this.book(-bought.credits, { reason: 'withdrawal', price: bought.price });
    const withdrawnAt = NOW.toISOString();
    this.entries = this.entries.map((entry) =>
      entry.id === bought.id && entry.purchase
        ? { ...entry, purchase: { ...entry.purchase, withdrawnAt } }
        : entry,
    );
    return withdrawnAt;
  }

  async buyPremium(propertyId: number, days: PremiumDays, key: string): Promise<string> {
    this.refuse();
    if (propertyId !== this.listing) throw new Failure('error-property-not-found', {}, 'not-found');
    const known = this.ends.get(key);
    if (known) return known.toISOString();
    const credits = premiumCredits(days);
    if (this.balance < credits) throw new Failure('error-not-enough-credits', {}, 'conflict');
    const { to } = premiumPeriod(NOW, [...this.ends.values()].at(-1) ?? null, days);
    this.ends.set(key, to);
    this.places.set(key, days);
    const until = to.toISOString();
    this.book(-credits, { reason: 'premium', premium: { propertyId, title: 'Моят двустаен', days, until } });
    return until;
  }

  private withDeadline(entry: WalletEntry): WalletEntry {
    if (!entry.purchase) return entry;
    const isWithdrawn = entry.purchase.withdrawnAt !== null;
    const movements = this.entries
      .map(({ id, credits, reason }) => ({
        id,
        credits,
        withdrawnFrom: reason === 'withdrawal' ? entry.id : null,
      }))
      .toReversed();
    const withdrawableUntil = isWithdrawn ? null : creditWithdrawalUntil(entry, movements, NOW);
    return { ...entry, purchase: { ...entry.purchase, withdrawableUntil } };
  }

  private get balance(): number {
    return this.entries[0]?.balance ?? 0;
  }

  private book(credits: number, what: Partial<WalletEntry> & Pick<WalletEntry, 'reason'>): void {
    const id = this.entries.length + 1;
    const receiptUrl = ['gift', 'withdrawal'].includes(what.reason) ? null : `/receipts/credits/${id}.pdf`;
    const entry = { id, at: NOW.toISOString(), credits, balance: this.balance + credits, receiptUrl };
    this.entries = [{ ...entry, price: null, purchase: null, premium: null, ...what }, ...this.entries];
  }

  private refuse(): void {
    const { refusal } = this;
    this.refusal = null;
    if (refusal) throw refusal;
  }
}

/** The choice of a premium place, of somebody with enough credits for two of them unless told. */
export function aPremiumPurchase({
  gateway = new MemoryWallet(),
  modals = new Modals(),
  credits = premiumCredits(7) + premiumCredits(30),
  bought = async () => {},
  isSelling = true,
  session = aSession(aUser({ credits }), modals).session,
}: {
  gateway?: MemoryWallet;
  modals?: Modals;
  credits?: number;
  bought?: () => Promise<void>;
  isSelling?: boolean;
  session?: Session;
} = {}): PremiumPurchase {
  let last = 0;
  gateway.give(credits);
  const keys = { make: () => `key-${(last += 1)}` };
  return new PremiumPurchase(gateway, session, modals, keys, bought, isSelling);
}
