import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { OrderGateway } from '../../core/orders/order-gateway.ts';
import type { OwnOrder } from '../../core/orders/order.ts';
import type { CancelSignal } from '../../core/shared/failure.ts';
import { offsetOfPage, pageOfQuery, pagesOf } from '../../core/shared/page.ts';
import type { Page } from '../../core/shared/page.ts';
import type { Query } from '../../core/site/paths.ts';
import { unobserved } from '../site/unobserved.ts';

const PAGE_SIZE = 10;

/** Orders placed by the account, the newest first. */
export class OwnOrders {
  orders: Page<OwnOrder> = { data: [], total: 0 };
  page = 1;

  constructor(private readonly gateway: OrderGateway) {
    makeAutoObservable(this, { ...unobserved('gateway'), orders: observableRef });
  }

  async load(query: Query, signal: CancelSignal): Promise<void> {
    const page = pageOfQuery(query);
    const orders = await this.gateway.ownOrders(
      { offset: offsetOfPage(page, PAGE_SIZE), limit: PAGE_SIZE },
      signal,
    );
    runInAction(() => {
      this.orders = orders;
      this.page = page;
    });
  }

  get pageCount(): number {
    return pagesOf(this.orders, PAGE_SIZE);
  }
}
