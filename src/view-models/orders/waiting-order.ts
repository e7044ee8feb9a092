import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { LastOrderStorage, CheckoutRedirect } from '../../core/orders/order-placement.ts';
import { addressIn } from '../../core/shared/answer-checks.ts';
import type { OrderGateway } from '../../core/orders/order-gateway.ts';
import { isPayable, isUnpaid } from '../../core/orders/order.ts';
import type { Order } from '../../core/orders/order.ts';
import type { Modals } from '../site/modals.ts';
import { whileBusy } from '../site/while-busy.ts';
import type { CartRefill } from './cart-refill.ts';
import { unobserved } from '../site/unobserved.ts';

/** An unpaid order of this browser, shown beside the cart. */
export class WaitingOrder {
  order: Order | null = null;
  token = '';
  busy = false;

  constructor(
    private readonly gateway: OrderGateway,
    private readonly storage: LastOrderStorage,
    private readonly refill: CartRefill,
    private readonly placed: CheckoutRedirect,
    private readonly modals: Modals,
  ) {
    makeAutoObservable(this, {
      ...unobserved('gateway', 'storage', 'refill', 'placed', 'modals'),
      order: observableRef,
    });
  }

  /** Checks if it still waits; errors are retried with the next visit. */
  async refresh(): Promise<void> {
    const last = this.storage.read();
    if (!last?.isUnpaid) return;
    const order = await this.gateway.followOrder({ token: last.token }).catch(() => undefined);
    if (order === undefined) return;
    runInAction(() => {
      this.token = last.token;
      this.order = isPayable(order) ? order : null;
    });
    if (!isUnpaid(order)) this.storage.write({ ...last, isUnpaid: false });
  }

  /** In stotinki. */
  get amount(): number {
    return this.order?.totalOrderAmount ?? 0;
  }

  async pay(): Promise<void> {
    await this.act(async () => {
      const payment = await this.gateway.payOrder({ token: this.token });
      this.placed.pay(addressIn(payment, 'paymentUrl'));
    });
  }

  /** Cancels the order and puts its products back in the cart. */
  async takeBack(): Promise<void> {
    await this.act(async () => {
      const order = await this.gateway.cancelUnpaidOrder({ token: this.token });
      await this.refill.run(order.vendorOrders.flatMap(({ products }) => products));
    });
  }

  private async act(action: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    await whileBusy(this, this.modals, action);
    // The order was paid, has expired or is cancelled.
    await this.refresh();
  }
}
