import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '../../core/shared/clock.ts';
import type { CancelSignal } from '../../core/shared/failure.ts';
import type { CreditPayment, WalletGateway } from '../../core/wallet/wallet-gateway.ts';
import type { Session } from '../accounts/session.ts';
import type { Modals } from '../site/modals.ts';
import { Poller } from '../site/poller.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import { unobserved } from '../site/unobserved.ts';

const ASK_EVERY_MS = 3_000;
/** About five minutes; then the buyer can ask by a button, and a mail comes in any case. */
const MAX_REQUESTS = 100;

/** Return page of a payment: paid, pending or failed (WALL-05). */
export class PaymentStatusScreen implements Screen {
  readonly head: Head = { title: { key: 'order-payment' } };
  payment: CreditPayment | null = null;
  busy = false;
  private paymentId = '';
  private requests = 0;
  private readonly again: Poller;

  constructor(
    private readonly gateway: WalletGateway,
    private readonly session: Session,
    private readonly modals: Modals,
    clock: Clock,
    /** False if cards are not accepted any more. */
    readonly isSelling: boolean,
  ) {
    this.again = new Poller(
      clock,
      async () => {
        this.requests += 1;
        if (this.requests >= MAX_REQUESTS) this.again.stop();
        await this.checkAgain();
      },
      ASK_EVERY_MS,
    );
    makeAutoObservable(this, {
      ...unobserved('head', 'isSelling', 'gateway', 'session', 'modals', 'paymentId', 'requests', 'again'),
      payment: observableRef,
    });
  }

  async load({ query, signal }: Visit): Promise<void> {
    this.paymentId = query['payment']?.[0] ?? '';
    // Without a payment in the address there is nothing to check.
    if (this.paymentId !== '') await this.check(signal);
  }

  onEnter(): void {
    // Updates the balance in the badge.
    if (this.payment?.status === 'paid') void this.session.load();
    if (this.payment?.status === 'pending') this.again.start();
  }

  onLeave(): void {
    this.again.stop();
  }

  async requestStatus(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await this.checkAgain();
    } catch (error) {
      this.modals.notifyOf(error);
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }

  chooseAgain(): void {
    this.modals.show('creditBuy');
  }

  private async checkAgain(): Promise<void> {
    const { status } = await this.check();
    if (status === 'paid') await this.session.load();
  }

  private async check(signal?: CancelSignal): Promise<CreditPayment> {
    const payment = await this.gateway.paymentStatus({ paymentId: this.paymentId }, signal);
    runInAction(() => {
      this.payment = payment;
    });
    if (payment.status !== 'pending') this.again.stop();
    return payment;
  }
}
