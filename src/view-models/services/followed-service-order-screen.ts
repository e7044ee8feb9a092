import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { OnOrderPlaced } from '../../core/orders/order-placement.ts';
import type { ServiceGateway } from '../../core/services/service-gateway.ts';
import { serviceOrderChange } from '../../core/services/service-order.ts';
import type { ServiceOrder } from '../../core/services/service-order.ts';
import { ConfirmationMail } from '../orders/confirmation-mail.ts';
import { stateAfterConflict } from '../site/conflict.ts';
import type { Modals } from '../site/modals.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import type { ServiceOrderChange } from './service-order-change.ts';
import { unobserved } from '../site/unobserved.ts';

/** The customer's page of a service order, opened by its secret link (SERV-07). */
export class FollowedServiceOrderScreen implements Screen {
  readonly head: Head = { title: { key: 'service-order-title' } };
  /** The form for changes, once opened. */
  change: ServiceOrderChange | null = null;
  order: ServiceOrder | null = null;
  /** True while the cancellation awaits a confirmation. */
  cancelling = false;
  /** True while the customer is asked to confirm the withdrawal. */
  withdrawing = false;
  busy = false;
  /** Message key of a change made meanwhile. */
  changed: string | null = null;
  /** Secret of the confirmation mail; null without one. */
  confirmationSecret: string | null = null;
  readonly confirmationMail: ConfirmationMail;
  private token = '';

  constructor(
    private readonly gateway: ServiceGateway,
    private readonly modals: Modals,
    private readonly loadChange: (
      changed: (order: ServiceOrder) => void,
      outOfDate: (order: ServiceOrder) => boolean,
    ) => Promise<ServiceOrderChange>,
    private readonly onPlaced: Pick<OnOrderPlaced, 'moved'>,
    /** Opens the order's page with its new token. */
    private readonly goToOrder: (token: string) => void,
  ) {
    this.confirmationMail = new ConfirmationMail(
      (order) => gateway.sendServiceConfirmationMail(order),
      modals,
      (token) => this.follow(token),
    );
    makeAutoObservable(this, {
      ...unobserved(
        'confirmationMail',
        'onPlaced',
        'goToOrder',
        'head',
        'gateway',
        'modals',
        'loadChange',
        'token',
      ),
      change: observableRef,
      order: observableRef,
    });
  }

  async load({ params, query, signal }: Visit): Promise<void> {
    this.token = params['token'] ?? '';
    this.confirmationSecret = query['confirm']?.[0] ?? null;
    const order = await this.gateway.followServiceOrder({ token: this.token }, signal);
    runInAction(() => {
      this.order = order;
      this.changed = null;
    });
  }

  onEnter(): void {
    if (this.order) this.confirmationMail.open(this.token, this.order.contact.email);
  }

  onLeave(): void {
    this.change?.giveUp();
    this.closeCancellation();
  }

  /** Address of the calendar entries; null without future visits. */
  get calendar(): string | null {
    return this.order?.status === 'booked' ? `/calendar/service/${this.order.token}.ics` : null;
  }

  /** Address of the receipt; null until the work is done and paid. */
  get receipt(): string | null {
    return this.order?.status === 'done' ? `/receipts/service/${this.order.token}.pdf` : null;
  }

  /** Opens the order's new address after a mail to a corrected e-mail. */
  private async follow(token: string): Promise<void> {
    if (token === this.token) return;
    await this.onPlaced.moved(this.token, token);
    this.goToOrder(token);
  }

  async confirm(): Promise<void> {
    const secret = this.confirmationSecret;
    if (secret === null) return;
    await this.act(async () => {
      const order = await this.gateway.confirmServiceOrder({ token: this.token, secret });
      runInAction(() => {
        this.order = order;
      });
      this.modals.notify('success', 'service-order-confirmed');
    });
  }

  async beginChange(): Promise<void> {
    const { order } = this;
    if (!order?.next.includes('change') || this.busy) return;
    this.busy = true;
    try {
      const change =
        this.change ??
        (await this.loadChange(
          (changed) => this.renewed(changed),
          (now) => this.outOfDate(now),
        ));
      await change.begin(order);
      runInAction(() => {
        this.change = change;
      });
    } catch (error) {
      this.modals.notifyOf(error);
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }

  confirmCancel(): void {
    this.cancelling = true;
  }

  confirmWithdraw(): void {
    this.withdrawing = true;
  }

  closeCancellation(): void {
    this.cancelling = false;
    this.withdrawing = false;
  }

  async cancel(): Promise<void> {
    if (this.busy || !this.cancelling) return;
    await this.act(async () => {
      const order = await this.gateway.cancelServiceOrder({ token: this.token });
      runInAction(() => {
        this.order = order;
      });
    });
    this.closeCancellation();
  }

  /** Withdraws from the cleaning; sends the part done as it was shown, because it may change meanwhile. */
  async withdraw(): Promise<void> {
    const { order } = this;
    if (this.busy || !this.withdrawing || !order) return;
    await this.act(async () => {
      const withdrawn = await this.gateway.withdrawServiceOrder({
        token: this.token,
        hasBegun: order.withdrawal.hasBegun,
      });
      runInAction(() => {
        this.order = withdrawn;
      });
      this.modals.notify('success', 'withdrawal-received');
    });
    this.closeCancellation();
  }

  private async act(action: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.changed = null;
    try {
      await action();
    } catch (error) {
      const now = await stateAfterConflict(error, () =>
        this.gateway.followServiceOrder({ token: this.token }),
      );
      if (!now || !this.outOfDate(now)) this.modals.notifyOf(error);
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }

  /**
   * Shows the present order after a late answer.
   * @returns false if nothing has changed
   */
  private outOfDate(now: ServiceOrder): boolean {
    const key = this.order && serviceOrderChange(this.order, now);
    if (!key) return false;
    this.changed = key;
    this.order = now;
    return true;
  }

  private renewed(order: ServiceOrder): void {
    this.order = order;
    this.changed = null;
    this.modals.notify('success', 'service-order-changed-done');
  }
}
