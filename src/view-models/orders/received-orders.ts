import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { OrderDesk } from '../../core/orders/order-desk.ts';
import { ORDER_STATUSES } from '../../core/orders/order-status.ts';
import type { OrderStatus } from '../../core/orders/order-status.ts';
import type { ReceivedOrder } from '../../core/orders/order.ts';
import { offsetOfPage } from '../../core/shared/page.ts';
import type { Page } from '../../core/shared/page.ts';
import type { CancelSignal } from '../../core/shared/failure.ts';
import type { Query, QueryValue } from '../../core/site/paths.ts';

const PAGE_SIZE = 10;

/** A vendor's orders with the status filter (CART-08); `access` is the secret of a link in the vendor's e-mail. */
export class ReceivedOrders {
  orders: Page<ReceivedOrder> = { data: [], total: 0 };
  status: OrderStatus | null = null;
  page = 1;
  access: string | null = null;

  constructor(private readonly desk: OrderDesk) {
    makeAutoObservable<this, 'desk'>(this, { orders: observableRef, desk: false });
  }

  async load(query: Query, signal: CancelSignal): Promise<void> {
    const access = query['access']?.[0] ?? null;
    const status = ORDER_STATUSES.find((one) => one === query['status']?.[0]) ?? null;
    const page = Math.max(1, Math.min(Math.trunc(Number(query['page']?.[0] ?? 1)) || 1, 10_000));
    const offset = offsetOfPage(page, PAGE_SIZE);
    const orders = await this.desk.list(access, { status, offset, limit: PAGE_SIZE }, signal);
    runInAction(() => {
      this.orders = orders;
      this.status = status;
      this.page = page;
      this.access = access;
    });
  }

  get pageCount(): number {
    return Math.max(1, Math.ceil(this.orders.total / PAGE_SIZE));
  }

  queryOf(change: { status?: OrderStatus | null; page?: number }): Record<string, QueryValue> {
    const status = change.status === undefined ? this.status : change.status;
    return { status, page: (change.page ?? 1) > 1 ? change.page : null, access: this.access };
  }
}
