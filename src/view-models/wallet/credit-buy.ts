import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { addressIn } from '../../core/shared/answer-checks.ts';
import { Failure } from '../../core/shared/failure.ts';
import { packageOf } from '../../core/wallet/credit-prices.ts';
import type { CreditPackage } from '../../core/wallet/credit-prices.ts';
import type { PaymentPage, WalletGateway } from '../../core/wallet/wallet-gateway.ts';
import type { Modals } from '../site/modals.ts';
import { unobserved } from '../site/unobserved.ts';

/** Modal to choose and pay a package of credits (WALL-01 to WALL-04). */
export class CreditBuy {
  /** Null while they load. */
  packages: readonly CreditPackage[] | null = null;
  chosen: number | null = null;
  busy = false;

  constructor(
    private readonly gateway: WalletGateway,
    private readonly page: PaymentPage,
    private readonly modals: Modals,
  ) {
    makeAutoObservable(this, {
      ...unobserved('gateway', 'page', 'modals'),
      packages: observableRef,
    });
  }

  /** Reads the current packages; call it whenever the modal opens. */
  async load(): Promise<void> {
    try {
      const { data } = await this.gateway.creditPackages();
      runInAction(() => this.show(data));
    } catch (error) {
      this.modals.notifyOf(error, { message: 'please-try-again-later' });
    }
  }

  choose(credits: number): void {
    this.chosen = credits;
  }

  /** Opens the payment page; does nothing without a package. After a change of prices shows the new ones. */
  async proceed(): Promise<void> {
    const { packages, chosen } = this;
    const expected = packages && chosen !== null ? packageOf(packages, chosen) : undefined;
    if (!expected || this.busy) return;
    this.busy = true;
    try {
      const { credits, price } = expected;
      const payment = await this.gateway.buyCredits({ credits, expectedPrice: price });
      this.page.open(addressIn(payment, 'paymentUrl'));
    } catch (error) {
      const isChanged = error instanceof Failure && (error.kind === 'conflict' || error.kind === 'invalid');
      this.modals.notifyOf(error, isChanged ? { back: 'creditBuy' } : { message: 'please-try-again-later' });
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }

  private show(packages: readonly CreditPackage[]): void {
    this.packages = packages;
    if (this.chosen !== null && !packageOf(packages, this.chosen)) this.chosen = null;
  }
}
