import type * as contract from '../../../api/orders.ts';
import type * as received from '../../../api/received-orders.ts';
import { OrderDesk } from '../../core/orders/order-desk.ts';
import type { OrderLine, PlacedOrder } from '../../core/orders/order-desk.ts';
import type { BankAccountForm } from '../../core/orders/bank-account-form.ts';
import type { OrderStatus } from '../../core/orders/order-status.ts';
import type { Order, OwnOrder, ReceivedOrder } from '../../core/orders/order.ts';
import type { CancelledPieces } from '../../core/orders/partial-cancellation.ts';
import type { PlaceOrderCommand } from '../../core/orders/place-order-command.ts';
import type { ReceivedOrderFilter, ReceivedOrderPage } from '../../core/orders/received-order-search.ts';
import type { TrackingForm } from '../../core/orders/tracking.ts';
import type { CancelSignal } from '../../core/shared/failure.ts';
import type { Page } from '../../core/shared/page.ts';
import type { HttpClient } from './http-client.ts';

export class HttpOrderDesk extends OrderDesk {
  constructor(private readonly http: HttpClient) {
    super();
  }

  place(
    command: PlaceOrderCommand,
    lines: readonly OrderLine[],
    expectedDelivery: number,
    key: string,
  ): Promise<PlacedOrder> {
    return this.http.call<typeof contract.placeOrder>({
      method: 'POST',
      path: '/api/order',
      guarded: true,
      // The key makes a second sending the same order.
      repeatable: true,
      body: { ...command, products: [...lines], expectedDelivery, key },
    });
  }

  follow(token: string, signal?: CancelSignal): Promise<Order> {
    return this.http.call<typeof contract.followOrder>({
      method: 'GET',
      path: '/api/order/follow/{token}',
      guarded: false,
      params: { token },
      signal,
    });
  }

  confirm(token: string, secret: string): Promise<Order> {
    return this.http.call<typeof contract.confirmOrder>({
      method: 'POST',
      path: '/api/order/follow/{token}/confirmation',
      guarded: false,
      repeatable: true,
      params: { token },
      body: { secret },
    });
  }

  withdraw(
    token: string,
    vendorOrderId: number,
    pieces: { key: string; products: readonly CancelledPieces[] } | null,
  ): Promise<Order> {
    return this.http.call<typeof contract.withdrawOrder>({
      method: 'POST',
      path: '/api/order/follow/{token}/withdrawal',
      guarded: false,
      params: { token },
      body: { vendorOrderId, ...(pieces && { pieces: { key: pieces.key, products: [...pieces.products] } }) },
    });
  }

  cancelUnpaid(token: string): Promise<Order> {
    return this.http.call<typeof contract.cancelUnpaidOrder>({
      method: 'POST',
      path: '/api/order/follow/{token}/cancellation',
      guarded: false,
      repeatable: true,
      params: { token },
    });
  }

  nameBankAccount(token: string, account: BankAccountForm): Promise<Order> {
    return this.http.call<typeof contract.bankAccount>({
      method: 'POST',
      path: '/api/order/follow/{token}/bank-account',
      guarded: false,
      repeatable: true,
      params: { token },
      body: account,
    });
  }

  pay(token: string): Promise<{ paymentUrl: string }> {
    return this.http.call<typeof contract.payOrder>({
      method: 'POST',
      path: '/api/order/follow/{token}/payment',
      guarded: false,
      params: { token },
    });
  }

  received(id: string, access: string | null, signal?: CancelSignal): Promise<ReceivedOrder> {
    return this.http.call<typeof received.receivedOrder>({
      method: 'GET',
      path: '/api/order/{id}',
      guarded: true,
      params: { id },
      query: access === null ? {} : { access },
      signal,
    });
  }

  undoStep(id: string, access: string | null): Promise<ReceivedOrder> {
    return this.http.call<typeof received.undoStep>({
      method: 'POST',
      path: '/api/order/{id}/undo',
      guarded: true,
      params: { id },
      query: access === null ? {} : { access },
    });
  }

  changeStatus(
    id: string,
    access: string | null,
    status: OrderStatus,
    note: string,
    tracking: TrackingForm | null,
  ): Promise<ReceivedOrder> {
    return this.http.call<typeof received.changeOrderStatus>({
      method: 'POST',
      path: '/api/order/{id}/status',
      guarded: true,
      params: { id },
      query: access === null ? {} : { access },
      body: { status, ...(note !== '' && { note }), ...(tracking && { tracking }) },
    });
  }

  cancelPieces(
    id: string,
    access: string | null,
    { key, products, note }: { key: string; products: readonly CancelledPieces[]; note: string },
  ): Promise<ReceivedOrder> {
    return this.http.call<typeof received.cancelPieces>({
      method: 'POST',
      path: '/api/order/{id}/cancellation',
      guarded: true,
      repeatable: true,
      params: { id },
      query: access === null ? {} : { access },
      body: { key, products: [...products], note },
    });
  }

  receivePieces(id: string, access: string | null): Promise<ReceivedOrder> {
    return this.http.call<typeof received.receivePieces>({
      method: 'POST',
      path: '/api/order/{id}/return',
      guarded: true,
      params: { id },
      query: access === null ? {} : { access },
    });
  }

  writeNote(id: string, access: string | null, note: { key: string; note: string }): Promise<ReceivedOrder> {
    return this.http.call<typeof received.writeOrderNote>({
      method: 'POST',
      path: '/api/order/{id}/note',
      guarded: true,
      repeatable: true,
      params: { id },
      query: access === null ? {} : { access },
      body: note,
    });
  }

  own(page: { offset: number; limit: number }, signal?: CancelSignal): Promise<Page<OwnOrder>> {
    return this.http.call<typeof contract.ownOrders>({
      method: 'GET',
      path: '/api/user/order',
      guarded: true,
      query: page,
      signal,
    });
  }

  list(
    access: string | null,
    { status, search, from, to, offset, limit }: ReceivedOrderFilter & { offset: number; limit: number },
    signal?: CancelSignal,
  ): Promise<ReceivedOrderPage> {
    return this.http.call<typeof received.orders>({
      method: 'GET',
      path: '/api/order',
      guarded: true,
      query: {
        offset,
        limit,
        ...(status && { status }),
        ...(search !== '' && { search }),
        ...(from !== null && { from }),
        ...(to !== null && { to }),
        ...(access !== null && { access }),
      },
      signal,
    });
  }
}
