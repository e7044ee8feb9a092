import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '../../core/shared/clock.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { CancelSignal } from '../../core/shared/failure.ts';
import type { CreditPayment, WalletGateway } from '../../core/wallet/wallet-gateway.ts';
import type { Session } from '../accounts/session.ts';
import type { Modals } from '../site/modals.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';

const ASK_EVERY_MS = 3_000;
/** About five minutes; then the person asks by a button, and an e-mail comes in any case. */
const MAX_QUESTIONS = 100;

/** Where a buyer comes back to from the payment's page: paid, pending or failed (WALL-05). */
export class PaymentStatusScreen implements Screen {
  readonly head: Head = { title: { key: 'payment-status-title' } };
  payment: CreditPayment | null = null;
  busy = false;
  private paymentId = '';
  private asked = 0;
  private stop: () => void = () => {};

  constructor(
    private readonly gateway: WalletGateway,
    private readonly session: Session,
    private readonly modals: Modals,
    private readonly clock: Clock,
    /** Where no cards are taken any more, nothing is offered anew. */
    readonly isSelling: boolean,
  ) {
    makeAutoObservable<this, 'gateway' | 'session' | 'modals' | 'clock' | 'paymentId' | 'asked' | 'stop'>(
      this,
      {
        head: false,
        isSelling: false,
        payment: observableRef,
        gateway: false,
        session: false,
        modals: false,
        clock: false,
        paymentId: false,
        asked: false,
        stop: false,
      },
    );
  }

  async load({ query, signal }: Visit): Promise<void> {
    this.paymentId = query['payment']?.[0] ?? '';
    // An address without a payment is somebody who came by another way.
    if (this.paymentId !== '') await this.check(signal);
  }

  onEnter(): void {
    // The balance of the badge is from before the payment.
    if (this.payment?.status === 'paid') void this.session.load();
    this.askLater();
  }

  onLeave(): void {
    this.stop();
  }

  /** Asked by the person, who waits for the answer. */
  async ask(): Promise<void> {
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

  private askLater(): void {
    if (this.payment?.status !== 'pending' || this.asked >= MAX_QUESTIONS) return;
    this.asked += 1;
    this.stop = this.clock.after(ASK_EVERY_MS, () => {
      // A question that gets no answer now is asked again.
      void this.checkAgain()
        .catch((error: unknown) => {
          if (!(error instanceof Failure)) throw error;
        })
        .then(() => this.askLater());
    });
  }

  private async checkAgain(): Promise<void> {
    await this.check();
    if (this.payment?.status === 'paid') await this.session.load();
  }

  private async check(signal?: CancelSignal): Promise<void> {
    const payment = await this.gateway.check(this.paymentId, signal);
    runInAction(() => {
      this.payment = payment;
    });
  }
}
