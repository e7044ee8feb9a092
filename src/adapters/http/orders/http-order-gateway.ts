import * as calls from '../../../../api/calls/orders/orders.ts';
import * as received from '../../../../api/calls/orders/received-orders.ts';
import { OrderGateway } from '../../../core/orders/order-gateway.ts';
import type { OrderLine, PlacedOrder } from '../../../core/orders/order-gateway.ts';
import type { BankAccountForm } from '../../../core/orders/bank-account-form.ts';
import type { OrderStatus } from '../../../core/orders/order-status.ts';
import type { Order, OwnOrder, ReceivedOrder } from '../../../core/orders/order.ts';
import type { CancelledPieces } from '../../../core/orders/partial-cancellation.ts';
import type { PlaceOrderCommand } from '../../../core/orders/place-order-command.ts';
import type { ReceivedOrderFilter, ReceivedOrderPage } from '../../../core/orders/received-order-search.ts';
import type { UnsellablePieces } from '../../../core/orders/returned-pieces.ts';
import type { TrackingForm } from '../../../core/orders/tracking.ts';
import type { CancelSignal } from '../../../core/shared/failure.ts';
import type { Page } from '../../../core/shared/page.ts';
import { addressIn, textIn } from '../../../core/shared/answer-checks.ts';
import type { HttpClient } from '../http-client.ts';

export class HttpOrderGateway extends OrderGateway {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async place(
    command: PlaceOrderCommand,
    lines: readonly OrderLine[],
    expectedDelivery: number,
    key: string,
  ): Promise<PlacedOrder> {
    const placed = await this.http.call(calls.placeOrder, {
      body: { ...command, products: [...lines], expectedDelivery, key },
    });
    const token = textIn(placed, 'token');
    return { ...placed, token, paymentUrl: placed.paymentUrl && addressIn(placed, 'paymentUrl') };
  }

  follow(token: string, signal?: CancelSignal): Promise<Order> {
    return this.http.call(calls.followOrder, { params: { token }, signal });
  }

  confirm(token: string, secret: string): Promise<Order> {
    return this.http.call(calls.confirmOrder, { params: { token }, body: { secret } });
  }

  sendConfirmationMail(token: string, email: string): Promise<{ token: string }> {
    return this.http.call(calls.sendConfirmationMail, { params: { token }, body: { email } });
  }

  withdraw(
    token: string,
    vendorOrderId: number,
    pieces: { key: string; products: readonly CancelledPieces[] } | null,
    onlyUnsent: boolean,
  ): Promise<Order> {
    return this.http.call(calls.withdrawOrder, {
      params: { token },
      body: {
        vendorOrderId,
        onlyUnsent,
        ...(pieces && { pieces: { key: pieces.key, products: [...pieces.products] } }),
      },
    });
  }

  cancelUnpaid(token: string): Promise<Order> {
    return this.http.call(calls.cancelUnpaidOrder, { params: { token } });
  }

  nameBankAccount(token: string, account: BankAccountForm): Promise<Order> {
    return this.http.call(calls.bankAccount, { params: { token }, body: account });
  }

  checkPayment(token: string, signal?: CancelSignal): Promise<Order> {
    return this.http.call(calls.checkOrderPayment, { params: { token }, signal });
  }

  async pay(token: string): Promise<{ paymentUrl: string }> {
    const answer = await this.http.call(calls.payOrder, { params: { token } });
    return { paymentUrl: addressIn(answer, 'paymentUrl') };
  }

  received(id: string, access: string | null, signal?: CancelSignal): Promise<ReceivedOrder> {
    return this.http.call(received.receivedOrder, {
      params: { id },
      query: access === null ? {} : { access },
      signal,
    });
  }

  undoStep(id: string, access: string | null): Promise<ReceivedOrder> {
    return this.http.call(received.undoStep, { params: { id }, query: access === null ? {} : { access } });
  }

  changeStatus(
    id: string,
    access: string | null,
    status: OrderStatus,
    note: string,
    tracking: TrackingForm | null,
    unsellable: readonly UnsellablePieces[] = [],
  ): Promise<ReceivedOrder> {
    return this.http.call(received.changeOrderStatus, {
      params: { id },
      query: access === null ? {} : { access },
      body: {
        status,
        ...(note !== '' && { note }),
        ...(tracking && { tracking }),
        ...(unsellable.length > 0 && { unsellable: [...unsellable] }),
      },
    });
  }

  cancelPieces(
    id: string,
    access: string | null,
    { key, products, note }: { key: string; products: readonly CancelledPieces[]; note: string },
  ): Promise<ReceivedOrder> {
    return this.http.call(received.cancelPieces, {
      params: { id },
      query: access === null ? {} : { access },
      body: { key, products: [...products], note },
    });
  }

  receivePieces(
    id: string,
    access: string | null,
    { unsellable, note }: { unsellable: readonly UnsellablePieces[]; note: string },
  ): Promise<ReceivedOrder> {
    return this.http.call(received.receivePieces, {
      params: { id },
      query: access === null ? {} : { access },
      body: { unsellable: [...unsellable], note },
    });
  }

  correctTracking(id: string, access: string | null, tracking: TrackingForm): Promise<ReceivedOrder> {
    return this.http.call(received.correctTracking, {
      params: { id },
      query: access === null ? {} : { access },
      body: tracking,
    });
  }

  own(page: { offset: number; limit: number }, signal?: CancelSignal): Promise<Page<OwnOrder>> {
    return this.http.call(calls.ownOrders, { query: page, signal });
  }

  list(
    access: string | null,
    { status, search, from, to, offset, limit }: ReceivedOrderFilter & { offset: number; limit: number },
    signal?: CancelSignal,
  ): Promise<ReceivedOrderPage> {
    return this.http.call(received.orders, {
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
