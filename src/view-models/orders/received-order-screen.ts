import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { OrderDesk } from '../../core/orders/order-desk.ts';
import { returnsToStock } from '../../core/orders/order-status.ts';
import type { OrderStatus } from '../../core/orders/order-status.ts';
import type { ReceivedOrder } from '../../core/orders/order.ts';
import type { Modals } from '../site/modals.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';

/** A vendor's page of an order it received; opened from the link in the vendor's e-mail (CART-08). */
export class ReceivedOrderScreen implements Screen {
  readonly head: Head = { title: { key: 'received-order-title' } };
  order: ReceivedOrder | null = null;
  /** The status that waits to be confirmed, because it ends the order. */
  confirming: OrderStatus | null = null;
  busy = false;
  /** The secret of the vendor's link, for the links from here. */
  access: string | null = null;
  private id = '';

  constructor(
    private readonly desk: OrderDesk,
    private readonly modals: Modals,
  ) {
    makeAutoObservable<this, 'desk' | 'modals' | 'id'>(this, {
      head: false,
      order: observableRef,
      desk: false,
      modals: false,
      id: false,
    });
  }

  async load({ params, query, signal }: Visit): Promise<void> {
    this.id = params['id'] ?? '';
    const access = query['access']?.[0] ?? null;
    const order = await this.desk.received(this.id, access, signal);
    runInAction(() => {
      this.order = order;
      this.access = access;
    });
  }

  /** Gives the status at once, or asks first where the pieces would go back into stock. */
  async askStatus(status: OrderStatus): Promise<void> {
    if (returnsToStock(status)) this.confirming = status;
    else await this.changeStatus(status);
  }

  keepStatus(): void {
    this.confirming = null;
  }

  async changeStatus(status: OrderStatus): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const order = await this.desk.changeStatus(this.id, this.access, status);
      runInAction(() => {
        this.order = order;
      });
    } catch (error) {
      this.modals.notifyOf(error);
    } finally {
      runInAction(() => {
        this.confirming = null;
        this.busy = false;
      });
    }
  }
}
