import type { BankAccountForm } from '../../../src/core/orders/bank-account-form.ts';
import { OrderGateway } from '../../../src/core/orders/order-gateway.ts';
import type { OrderLine, PlacedOrder } from '../../../src/core/orders/order-gateway.ts';
import type { OrderStatus } from '../../../src/core/orders/order-status.ts';
import { isPayable } from '../../../src/core/orders/order.ts';
import type { Order, OwnOrder, ReceivedOrder, VendorOrder } from '../../../src/core/orders/order.ts';
import { amountOf } from '../../../src/core/orders/partial-cancellation.ts';
import type { CancelledPieces } from '../../../src/core/orders/partial-cancellation.ts';
import type { PlaceOrderCommand } from '../../../src/core/orders/place-order-command.ts';
import type {
  ReceivedOrderFilter,
  ReceivedOrderPage,
} from '../../../src/core/orders/received-order-search.ts';
import { piecesToReturn, sortReturned } from '../../../src/core/orders/returned-pieces.ts';
import type { UnsellablePieces } from '../../../src/core/orders/returned-pieces.ts';
import { readTracking } from '../../../src/core/orders/tracking.ts';
import type { TrackingForm } from '../../../src/core/orders/tracking.ts';
import {
  awaitsPieces,
  isCancellation,
  statusAfterWithdrawal,
  withdrawalSum,
} from '../../../src/core/orders/withdrawal.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Page } from '../../../src/core/shared/page.ts';
import { anOrder } from '../an-order.ts';
import {
  anOrderOf,
  cameBack,
  known,
  partOf,
  receivedOf,
  summed,
  takenOff,
  withPart,
} from './memory-order-parts.ts';

/** An order with the secret of its link; `before` is how its part stood before the step that may be undone. */
type Kept = {
  token: string;
  key: string;
  order: Order;
  undoUntil: string | null;
  before: VendorOrder | null;
};

const [AT, UNDO_UNTIL] = ['2026-11-21T10:00:00.000Z', '2026-11-21T10:01:00.000Z'];
const NOT_UNDONE = { undoUntil: null, before: null };

/**
 * Orders of one lamp's vendor, by the core's own rules; before one is placed there is `anOrder`. It remembers what
 * was asked of it; `refuse` makes the next sending fail.
 */
export class MemoryOrderGateway extends OrderGateway {
  readonly placed: {
    command: PlaceOrderCommand;
    lines: readonly OrderLine[];
    delivery: number;
    key: string;
  }[] = [];
  refuse: Failure | null = null;
  paymentUrl: string | null = null;
  /** The provider's answer about the payment. */
  atProvider: Order | null = null;
  checks = 0;
  /** What the shop asks now for a product, where that is not what the buyer sees. */
  readonly prices = new Map<number, number>();
  readonly withdrawn: number[] = [];
  readonly withdrawnPieces: (readonly CancelledPieces[] | null)[] = [];
  readonly given: OrderStatus[] = [];
  readonly tracked: (TrackingForm | null)[] = [];
  readonly wanted: ReceivedOrderFilter[] = [];
  private orders: Kept[] = [{ ...NOT_UNDONE, token: 'the-secret', key: '', order: anOrder() }];
  private readonly keys = new Set<string>();

  /** The latest order. */
  get order(): Order {
    return this.latest.order;
  }

  set order(order: Order) {
    this.latest.order = order;
  }

  get receivedOrder(): ReceivedOrder {
    return receivedOf(this.latest);
  }

  set receivedOrder({ number, placedAt, contact, address, payment, undoUntil, ...part }: ReceivedOrder) {
    const { next: _, awaitsPieces: __, mayCancelPieces: ___, ...vendorOrder } = part;
    const whole = { number, placedAt, contact, address, vendorOrders: [vendorOrder] };
    this.latest.order = { ...this.order, ...whole, payment: { ...this.order.payment, ...payment } };
    this.latest.undoUntil = undoUntil;
  }

  async own({ offset, limit }: { offset: number; limit: number }): Promise<Page<OwnOrder>> {
    const placed = this.orders.filter(({ key }) => key !== '');
    const data = placed.map(
      ({ token, order: { number, placedAt, totalOrderAmount, confirmation, vendorOrders } }) => ({
        number,
        token,
        placedAt,
        totalOrderAmount,
        isAwaited: confirmation.isAwaited,
        vendors: vendorOrders.map(({ vendor: { name }, status }) => ({ name, status })),
      }),
    );
    return { data: data.slice(offset, offset + limit), total: data.length };
  }

  async place(
    command: PlaceOrderCommand,
    lines: readonly OrderLine[],
    delivery: number,
    key: string,
  ): Promise<PlacedOrder> {
    this.placed.push({ command, lines, delivery, key });
    this.refuseOnce();
    const earlier = this.orders.find((kept) => kept.key === key);
    if (earlier) return this.placedOf(earlier);
    const changed = lines.filter(
      ({ id, expectedPrice }) => (this.prices.get(id) ?? expectedPrice) !== expectedPrice,
    );
    if (changed.length > 0) {
      const fields = changed.map(({ id }) => [`products.${id}`, 'error-product-price-changed']);
      throw new Failure('order-changed', Object.fromEntries(fields), 'conflict');
    }
    // The one that was there before any was placed makes way.
    const others = this.orders.filter((kept) => kept.key !== '');
    const order = anOrderOf(command, lines, delivery, others.length);
    const token = others.length === 0 ? 'the-secret' : `the-secret-${others.length + 1}`;
    const kept = { ...NOT_UNDONE, token, key, order };
    this.orders = [kept, ...others];
    return this.placedOf(kept);
  }

  async follow(token: string): Promise<Order> {
    return this.withToken(token).order;
  }

  async confirm(token: string): Promise<Order> {
    const kept = this.withToken(token);
    kept.order = { ...kept.order, confirmation: { ...kept.order.confirmation, isAwaited: false } };
    return kept.order;
  }

  async sendConfirmationMail(token: string, email: string): Promise<{ token: string }> {
    this.refuseOnce();
    const kept = this.withToken(token);
    if (!kept.order.confirmation.isAwaited) throw new Failure('order-confirmation-over', {}, 'conflict');
    if (email !== kept.order.contact.email) kept.token = `${token}-2`;
    kept.order = { ...kept.order, contact: { ...kept.order.contact, email } };
    return { token: kept.token };
  }

  async withdraw(
    token: string,
    vendorOrderId: number,
    pieces: { key: string; products: readonly CancelledPieces[] } | null,
    onlyUnsent: boolean,
  ): Promise<Order> {
    this.refuseOnce();
    const kept = this.withToken(token);
    const part = partOf(kept);
    if (part.withdrawal.withdrawnAt || (pieces && this.isKnown(pieces.key))) return kept.order;
    if (!part.withdrawal.possible) throw new Failure('withdrawal-not-possible', {}, 'conflict');
    if (onlyUnsent && !isCancellation(part.status)) throw new Failure('order-sent-meanwhile', {}, 'conflict');
    const isWhole = pieces === null || withdrawalSum(pieces.products, part).isWhole;
    this.withdrawn.push(vendorOrderId);
    this.withdrawnPieces.push(pieces?.products ?? null);
    if (isWhole) {
      const withdrawal = { ...part.withdrawal, possible: false, withdrawnAt: '2026-11-21T09:30:00.000Z' };
      this.change(kept, { status: statusAfterWithdrawal(part.status), withdrawal });
    } else {
      const isUnsent = statusAfterWithdrawal(part.status) !== part.status;
      this.change(kept, {
        products: takenOff(part, pieces.products, isUnsent ? 'cancelled' : 'withdrawn'),
        steps: [...part.steps, { status: 'partly-withdrawn', at: AT, note: '' }],
      });
    }
    return kept.order;
  }

  async cancelUnpaid(token: string): Promise<Order> {
    const kept = this.withToken(token);
    if (!isPayable(kept.order)) throw new Failure('payment-not-due', {}, 'conflict');
    this.change(kept, { status: 'cancelled' });
    return kept.order;
  }

  async nameBankAccount(token: string, { iban }: BankAccountForm): Promise<Order> {
    const kept = this.withToken(token);
    if (!kept.order.bankAccount.isAsked) throw new Failure('bank-account-not-needed', {}, 'conflict');
    kept.order = { ...kept.order, bankAccount: { isAsked: true, ending: iban.slice(-4) } };
    return kept.order;
  }

  async checkPayment(token: string): Promise<Order> {
    this.checks += 1;
    this.refuseOnce();
    const kept = this.withToken(token);
    kept.order = this.atProvider ?? kept.order;
    return kept.order;
  }

  async pay(token: string): Promise<{ paymentUrl: string }> {
    if (!isPayable(this.withToken(token).order)) throw new Failure('payment-not-due', {}, 'conflict');
    return { paymentUrl: '/pay/1' };
  }

  async received(id: string): Promise<ReceivedOrder> {
    return receivedOf(this.withId(id));
  }

  async undoStep(id: string): Promise<ReceivedOrder> {
    this.refuseOnce();
    const kept = this.withId(id);
    if (kept.undoUntil === null) throw new Failure('undo-too-late', {}, 'conflict');
    const { tracking } = partOf(kept);
    const before = kept.before ?? { ...partOf(kept), status: 'new' as const };
    kept.order = withPart(kept.order, { ...before, tracking });
    kept.undoUntil = null;
    return receivedOf(kept);
  }

  async changeStatus(
    id: string,
    _access: string | null,
    status: OrderStatus,
    note: string,
    form: TrackingForm | null,
    unsellable: readonly UnsellablePieces[] = [],
  ): Promise<ReceivedOrder> {
    this.tracked.push(form);
    this.refuseOnce();
    const kept = this.withId(id);
    const part = partOf(kept);
    if (!receivedOf(kept).next.includes(status)) throw new Failure('status-not-possible', {}, 'conflict');
    const tracking = status === 'shipped' ? form && readTracking(form) : part.tracking;
    const pieces =
      status === 'returned' ? sortReturned(piecesToReturn(part.products, true), unsellable) : null;
    this.given.push(status);
    this.change(kept, {
      status,
      tracking,
      steps: [...part.steps, { status, at: AT, note, ...(pieces && { pieces }) }],
    });
    kept.before = part;
    kept.undoUntil = UNDO_UNTIL;
    return receivedOf(kept);
  }

  async cancelPieces(
    id: string,
    _access: string | null,
    { key, products, note }: { key: string; products: readonly CancelledPieces[]; note: string },
  ): Promise<ReceivedOrder> {
    this.refuseOnce();
    const kept = this.withId(id);
    const part = partOf(kept);
    if (this.isKnown(key)) return receivedOf(kept);
    if (!receivedOf(kept).mayCancelPieces) throw new Failure('error-pieces-too-late', {}, 'conflict');
    amountOf(products, part.products);
    this.change(kept, {
      products: takenOff(part, products, 'cancelled'),
      steps: [...part.steps, { status: 'partly-cancelled', at: AT, note }],
    });
    return receivedOf(kept);
  }

  async receivePieces(
    id: string,
    _access: string | null,
    { unsellable, note }: { unsellable: readonly UnsellablePieces[]; note: string },
  ): Promise<ReceivedOrder> {
    this.refuseOnce();
    const kept = this.withId(id);
    const part = partOf(kept);
    if (!awaitsPieces(part)) throw new Failure('error-no-pieces-awaited', {}, 'conflict');
    const pieces = sortReturned(piecesToReturn(part.products, false), unsellable);
    const step = { status: 'partly-returned' as const, at: AT, note, pieces };
    this.change(kept, { products: cameBack(part), steps: [...part.steps, step] });
    kept.before = part;
    kept.undoUntil = UNDO_UNTIL;
    return receivedOf(kept);
  }

  async correctTracking(id: string, _access: string | null, form: TrackingForm): Promise<ReceivedOrder> {
    this.refuseOnce();
    const kept = this.withId(id);
    const part = partOf(kept);
    const tracking = readTracking(form);
    if (!tracking) throw new Failure('validation_failed', { number: 'error-tracking-number' }, 'invalid');
    if (part.status !== 'shipped') throw new Failure('tracking-not-possible', {}, 'conflict');
    this.change(kept, { tracking, steps: [...part.steps, { status: 'tracking', at: AT, note: '' }] });
    return receivedOf(kept);
  }

  async list(
    _access: string | null,
    wanted: ReceivedOrderFilter & { offset: number; limit: number },
  ): Promise<ReceivedOrderPage> {
    this.wanted.push(wanted);
    const { status, search, offset, limit } = wanted;
    const found = this.orders.map(receivedOf).filter(({ number }) => number.includes(search));
    const counts = { new: 0, accepted: 0, shipped: 0, delivered: 0, cancelled: 0, returned: 0 };
    for (const one of found) counts[one.status] += 1;
    const ofStatus = found.filter((one) => status === null || one.status === status);
    const data = ofStatus.toSorted(
      (one, other) => Number(other.status === 'new') - Number(one.status === 'new'),
    );
    return { data: data.slice(offset, offset + limit), total: data.length, counts };
  }

  private get latest(): Kept {
    return known(this.orders[0]);
  }

  private placedOf({ token, order }: Kept): PlacedOrder {
    return { number: order.number, token, paymentUrl: this.paymentUrl };
  }

  private withToken(token: string): Kept {
    return known(this.orders.find((kept) => kept.token === token));
  }

  private withId(id: string): Kept {
    return known(this.orders.find((kept) => String(partOf(kept).id) === id));
  }

  /** What happens to a part ends the time in which its last step could be undone. */
  private change(kept: Kept, changes: Partial<VendorOrder>): void {
    kept.order = withPart(kept.order, summed({ ...partOf(kept), ...changes }));
    kept.undoUntil = null;
  }

  private isKnown(key: string): boolean {
    return this.keys.has(key) || !this.keys.add(key);
  }

  /** Fails once with `refuse`. */
  private refuseOnce(): void {
    const { refuse } = this;
    this.refuse = null;
    if (refuse) throw refuse;
  }
}
