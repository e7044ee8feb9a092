import { makeAutoObservable } from 'mobx';
import { actsForShop } from '../../core/accounts/account.ts';
import type { Session } from '../accounts/session.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import type { OwnOrders } from './own-orders.ts';
import type { ReceivedOrders } from './received-orders.ts';
import type { OrderSelection } from './order-selection.ts';
import type { PickupRequest } from '../shipping/pickup-request.ts';
import { unobserved } from '../site/unobserved.ts';

export type VendorWork = { selection: OrderSelection; pickup: PickupRequest };

/** Orders in the profile: received ones for a shop's members for orders, placed ones for others (HEAD-08). */
export class OrdersScreen implements Screen {
  /** True if the page was opened by a vendor's mail without a session. */
  private hasLink = false;

  constructor(
    readonly received: ReceivedOrders,
    readonly own: OwnOrders,
    private readonly session: Session,
    readonly work: VendorWork,
  ) {
    makeAutoObservable(this, unobserved('received', 'own', 'session', 'work'));
  }

  get head(): Head {
    return { title: { key: this.showsReceived ? 'received-orders-title' : 'own-orders-title' } };
  }

  get showsReceived(): boolean {
    const { user } = this.session;
    return this.hasLink || !user || actsForShop(user, 'orders');
  }

  get pageCount(): number {
    return (this.showsReceived ? this.received : this.own).pageCount;
  }

  load({ query, signal }: Visit): Promise<void> {
    this.hasLink = query['access']?.[0] !== undefined;
    this.work.selection.clear();
    return this.showsReceived ? this.received.load(query, signal) : this.own.load(query, signal);
  }
}
