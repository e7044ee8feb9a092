import { makeAutoObservable, runInAction } from 'mobx';
import { addressIn } from '../../core/shared/answer-checks.ts';
import type { PaymentPage, WalletGateway } from '../../core/wallet/wallet-gateway.ts';
import type { Modals } from '../site/modals.ts';
import { unobserved } from '../site/unobserved.ts';

/** Modal to choose and pay a package of credits (WALL-02 to WALL-04). */
export class CreditBuy {
  chosen: number | null = null;
  busy = false;

  constructor(
    private readonly gateway: WalletGateway,
    private readonly page: PaymentPage,
    private readonly modals: Modals,
  ) {
    makeAutoObservable(this, unobserved('gateway', 'page', 'modals'));
  }

  choose(credits: number): void {
    this.chosen = credits;
  }

  /** Opens the payment page; does nothing without a package. */
  async proceed(): Promise<void> {
    if (this.chosen === null || this.busy) return;
    this.busy = true;
    try {
      const payment = await this.gateway.buyCredits({ credits: this.chosen });
      this.page.open(addressIn(payment, 'paymentUrl'));
    } catch (error) {
      this.modals.notifyOf(error, { message: 'please-try-again-later' });
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }
}
