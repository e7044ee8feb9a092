import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { OrderDesk } from '../../core/orders/order-desk.ts';
import type { Order, VendorOrder } from '../../core/orders/order.ts';
import type { Modals } from '../site/modals.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import type { OrderPlaced } from '../../core/orders/order-placed.ts';

/** The buyer's page of an order, opened by its secret link (CART-08, CART-10). */
export class FollowedOrderScreen implements Screen {
  readonly head: Head = { title: { key: 'order-title' } };
  order: Order | null = null;
  /** The vendor's part whose withdrawal waits to be confirmed. */
  confirming: number | null = null;
  busy = false;
  private token = '';

  constructor(
    private readonly desk: OrderDesk,
    private readonly modals: Modals,
    private readonly placed: OrderPlaced,
  ) {
    makeAutoObservable<this, 'desk' | 'modals' | 'placed' | 'token'>(this, {
      head: false,
      order: observableRef,
      desk: false,
      modals: false,
      placed: false,
      token: false,
    });
  }

  async load({ params, signal }: Visit): Promise<void> {
    this.token = params['token'] ?? '';
    const order = await this.desk.follow(this.token, signal);
    runInAction(() => {
      this.order = order;
    });
  }

  /** Nobody has begun to work on it yet, and no payment is missing. */
  get justPlaced(): boolean {
    const parts = this.order?.vendorOrders ?? [];
    return !this.isPayable && parts.length > 0 && parts.every(({ status }) => status === 'new');
  }

  /** The buyer chose a card and has not paid yet for what is still wanted. */
  get isPayable(): boolean {
    if (!this.order) return false;
    const { payment, vendorOrders } = this.order;
    const isDue = payment.status === 'due' || payment.status === 'failed';
    return payment.method === 'card' && isDue && vendorOrders.some(({ status }) => status !== 'cancelled');
  }

  /** What is still to be paid, in stotinki: cancelled parts cost nothing. */
  get amountDue(): number {
    const wanted = this.order?.vendorOrders.filter(({ status }) => status !== 'cancelled') ?? [];
    return wanted.reduce((sum, { totalAmount }) => sum + totalAmount, 0);
  }

  /** The vendor's part that `confirming` names. */
  get partToConfirm(): VendorOrder | null {
    return this.order?.vendorOrders.find(({ id }) => id === this.confirming) ?? null;
  }

  askWithdrawal(vendorOrderId: number): void {
    this.confirming = vendorOrderId;
  }

  keepOrder(): void {
    this.confirming = null;
  }

  async confirmWithdrawal(): Promise<void> {
    const vendorOrderId = this.confirming;
    if (vendorOrderId === null) return;
    await this.act(async () => {
      const order = await this.desk.withdraw(this.token, vendorOrderId);
      runInAction(() => {
        this.order = order;
        this.confirming = null;
      });
      this.modals.notify('success', 'withdrawal-received');
    });
  }

  async pay(): Promise<void> {
    await this.act(async () => this.placed.pay((await this.desk.pay(this.token)).paymentUrl));
  }

  private async act(action: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await action();
    } catch (error) {
      this.modals.notifyOf(error);
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }
}
