import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { OrderGateway } from '../../core/orders/order-gateway.ts';
import { ORDER_STATUSES } from '../../core/orders/order-status.ts';
import type { OrderStatus } from '../../core/orders/order-status.ts';
import type { ReceivedOrderFilter, ReceivedOrderPage } from '../../core/orders/received-order-search.ts';
import { COUNT_LIMIT, offsetOfPage, pageOfQuery, pagesOf } from '../../core/shared/page.ts';
import { isDay } from '../../core/shared/sofia-time.ts';
import type { CancelSignal } from '../../core/shared/failure.ts';
import type { Query, QueryValue } from '../../core/site/paths.ts';
import { unobserved } from '../site/unobserved.ts';

const PAGE_SIZE = 10;

const NOTHING: ReceivedOrderPage = {
  data: [],
  total: 0,
  counts: { new: 0, accepted: 0, shipped: 0, delivered: 0, cancelled: 0, returned: 0 },
};

/** A vendor's orders with search and filter (CART-08); `access` is the secret of a mail's link. */
export class ReceivedOrders {
  orders: ReceivedOrderPage = NOTHING;
  filter: ReceivedOrderFilter = { status: null, search: '', from: null, to: null };
  page = 1;
  access: string | null = null;

  constructor(private readonly gateway: OrderGateway) {
    makeAutoObservable(this, { ...unobserved('gateway'), orders: observableRef, filter: observableRef });
  }

  async load(query: Query, signal: CancelSignal): Promise<void> {
    const access = query['access']?.[0] ?? null;
    const filter = {
      status: ORDER_STATUSES.find((one) => one === query['status']?.[0]) ?? null,
      search: (query['search']?.[0] ?? '').trim().slice(0, 100),
      from: dayIn(query['from']?.[0]),
      to: dayIn(query['to']?.[0]),
    };
    const page = pageOfQuery(query);
    const orders = await this.find(filter, page, access, signal);
    runInAction(() => {
      this.orders = orders;
      this.filter = filter;
      this.page = page;
      this.access = access;
    });
  }

  async refresh(): Promise<void> {
    const orders = await this.find(this.filter, this.page, this.access);
    runInAction(() => {
      this.orders = orders;
    });
  }

  private find(
    filter: ReceivedOrderFilter,
    page: number,
    access: string | null,
    signal?: CancelSignal,
  ): Promise<ReceivedOrderPage> {
    const search = filter.search || null;
    const offset = offsetOfPage(page, PAGE_SIZE);
    return this.gateway.orders({ ...filter, search, access, offset, limit: PAGE_SIZE }, signal);
  }

  get pageCount(): number {
    return pagesOf(this.orders, PAGE_SIZE);
  }

  /** Number of found orders by status; null if there are too many to count. */
  countOf(status: OrderStatus | null): number | null {
    const { counts } = this.orders;
    if (counts === null) return null;
    return status ? counts[status] : ORDER_STATUSES.reduce((sum, one) => sum + counts[one], 0);
  }

  /** True if there are more than the limit of counting. */
  get isOverLimit(): boolean {
    return this.orders.counts === null && this.orders.total >= COUNT_LIMIT;
  }

  /** True if the list is filtered by more than the status. */
  get isSearched(): boolean {
    const { search, from, to } = this.filter;
    return search !== '' || from !== null || to !== null;
  }

  queryOf(change: Partial<ReceivedOrderFilter> & { page?: number } = {}): Record<string, QueryValue> {
    const { page = 1, ...others } = change;
    const { search, ...filter } = { ...this.filter, ...others };
    return { ...filter, search: search || null, page: page > 1 ? page : null, access: this.access };
  }
}

function dayIn(text: string | undefined): string | null {
  return text !== undefined && isDay(text) ? text : null;
}
