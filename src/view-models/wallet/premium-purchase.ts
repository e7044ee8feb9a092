import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { KeyGenerator } from '../../core/shared/id.ts';
import { isPremiumOffered, premiumCredits } from '../../core/wallet/credit-prices.ts';
import type { PremiumDays } from '../../core/wallet/credit-prices.ts';
import type { WalletGateway } from '../../core/wallet/wallet-gateway.ts';
import type { Session } from '../accounts/session.ts';
import type { Modals } from '../site/modals.ts';
import { unobserved } from '../site/unobserved.ts';

type Listing = { id: number; title: string };

/** Purchase of a premium place for a listing (HOME-17). */
export class PremiumPurchase {
  /** The listing whose place is being chosen. */
  listing: Listing | null = null;
  days: PremiumDays = 7;
  busy = false;
  /** New for each choice, so that a repeated request is a single purchase. */
  private key = '';

  constructor(
    private readonly gateway: WalletGateway,
    private readonly session: Session,
    private readonly modals: Modals,
    private readonly keys: KeyGenerator,
    private readonly bought: () => Promise<void>,
    /** False if cards are not accepted, so that missing credits cannot be bought. */
    readonly isSelling: boolean,
  ) {
    makeAutoObservable(this, {
      ...unobserved('isSelling', 'gateway', 'session', 'modals', 'keys', 'bought', 'key'),
      listing: observableRef,
    });
  }

  get balance(): number {
    return this.session.user?.credits ?? 0;
  }

  get isOffered(): boolean {
    return isPremiumOffered(this.isSelling, this.balance);
  }

  get price(): number {
    return premiumCredits(this.days);
  }

  get missing(): number {
    return Math.max(0, this.price - this.balance);
  }

  /** Opens or closes the choice for a listing. */
  choose(listing: Listing | null): void {
    this.listing = listing;
    this.key = this.keys.make();
  }

  chooseDays(days: PremiumDays): void {
    this.days = days;
    this.key = this.keys.make();
  }

  buyCredits(): void {
    this.modals.show('creditBuy');
  }

  async buy(): Promise<void> {
    if (!this.listing || this.busy || this.missing > 0) return;
    this.busy = true;
    try {
      await this.gateway.buyPremium({ id: this.listing.id, days: this.days, key: this.key });
      await Promise.all([this.session.load(), this.bought()]);
      runInAction(() => this.choose(null));
      this.modals.notify('success', 'premium-bought');
    } catch (error) {
      this.modals.notifyOf(error);
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }
}
