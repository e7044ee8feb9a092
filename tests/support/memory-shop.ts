import { OrderGateway } from '../../src/core/orders/order-gateway.ts';
import type { OrderLine, PlacedOrder } from '../../src/core/orders/order-gateway.ts';
import type { OrderStatus } from '../../src/core/orders/order-status.ts';
import type { Order, OwnOrder, ReceivedOrder } from '../../src/core/orders/order.ts';
import type { CancelledPieces } from '../../src/core/orders/partial-cancellation.ts';
import type { TrackingForm } from '../../src/core/orders/tracking.ts';
import type { ReceivedOrderFilter, ReceivedOrderPage } from '../../src/core/orders/received-order-search.ts';
import type { PlaceOrderCommand } from '../../src/core/orders/place-order-command.ts';
import { Failure } from '../../src/core/shared/failure.ts';
import type { Page } from '../../src/core/shared/page.ts';
import type { Room } from '../../src/core/shop/room.ts';
import type { Category, Product, ProductSummary, Vendor } from '../../src/core/shop/product.ts';
import { ProductCatalogue } from '../../src/core/shop/product-catalogue.ts';
import type { FilterChoices, ProductSearch } from '../../src/core/shop/product-search.ts';
import { aWholeProduct } from './a-product.ts';
import { anOrder, aReceivedOrder } from './an-order.ts';

/** A catalogue that sells the products it is given. */
export class MemoryCatalogue extends ProductCatalogue {
  readonly searches: ProductSearch[] = [];

  constructor(public products: ProductSummary[] = []) {
    super();
  }

  async categories(_wanted: { room?: Room | null; promo?: boolean } = {}): Promise<Category[]> {
    return [];
  }

  async search(search: ProductSearch): Promise<Page<ProductSummary>> {
    this.searches.push(search);
    const { scope, offset, limit } = search;
    const found = this.products.filter(({ id }) => !('ids' in scope) || scope.ids.includes(id));
    return { data: found.slice(offset, offset + limit), total: found.length };
  }

  async filterChoices(): Promise<FilterChoices> {
    return { price: null, vendors: [], colours: [], materials: [], sizes: [], inStock: 0, onPromo: 0 };
  }

  async product(id: string): Promise<Product> {
    const found = this.products.find((product) => String(product.id) === id);
    if (!found) throw new Failure('error-product-not-found', {}, 'not-found');
    return aWholeProduct(found);
  }

  async visited(): Promise<void> {}

  async vendor(): Promise<Vendor> {
    throw new Failure('error-vendor-not-found', {}, 'not-found');
  }
}

/** An order gateway that remembers what was asked of it; `refuse` makes the next sending fail. */
export class MemoryOrderGateway extends OrderGateway {
  readonly placed: {
    command: PlaceOrderCommand;
    lines: readonly OrderLine[];
    delivery: number;
    key: string;
  }[] = [];
  refuse: Failure | null = null;
  paymentUrl: string | null = null;
  order: Order = anOrder();
  receivedOrder: ReceivedOrder = aReceivedOrder();
  readonly withdrawn: number[] = [];
  readonly withdrawnPieces: (readonly CancelledPieces[] | null)[] = [];
  ownOrders: OwnOrder[] = [];
  readonly given: OrderStatus[] = [];
  readonly tracked: (TrackingForm | null)[] = [];
  readonly notes: { key: string; note: string }[] = [];
  readonly wanted: ReceivedOrderFilter[] = [];

  async own() {
    return { data: [...this.ownOrders], total: this.ownOrders.length };
  }

  async place(
    command: PlaceOrderCommand,
    lines: readonly OrderLine[],
    delivery: number,
    key: string,
  ): Promise<PlacedOrder> {
    this.placed.push({ command, lines, delivery, key });
    this.refuseOnce();
    return { number: this.order.number, token: 'the-secret', paymentUrl: this.paymentUrl };
  }

  async follow(): Promise<Order> {
    return this.order;
  }

  async confirm(): Promise<Order> {
    const { until } = this.order.confirmation;
    this.order = { ...this.order, confirmation: { isAwaited: false, until } };
    return this.order;
  }

  /** Fails once with `refuse`. */
  private refuseOnce(): void {
    const { refuse } = this;
    this.refuse = null;
    if (refuse) throw refuse;
  }

  async receivePieces(): Promise<ReceivedOrder> {
    this.refuseOnce();
    this.receivedOrder = { ...this.receivedOrder, awaitsPieces: false };
    return this.receivedOrder;
  }

  async withdraw(
    _token: string,
    vendorOrderId: number,
    pieces: { products: readonly CancelledPieces[] } | null,
  ): Promise<Order> {
    this.refuseOnce();
    this.withdrawn.push(vendorOrderId);
    this.withdrawnPieces.push(pieces?.products ?? null);
    const withdrawal = { possible: false, until: null, withdrawnAt: '2026-11-21T09:30:00.000Z' };
    this.order = {
      ...this.order,
      vendorOrders: this.order.vendorOrders.map((part) =>
        part.id === vendorOrderId ? { ...part, status: 'cancelled', withdrawal } : part,
      ),
    };
    return this.order;
  }

  async cancelUnpaid(): Promise<Order> {
    const vendorOrders = this.order.vendorOrders.map((part) => ({ ...part, status: 'cancelled' as const }));
    this.order = { ...this.order, vendorOrders };
    return this.order;
  }

  async nameBankAccount(_token: string, { iban }: { iban: string }): Promise<Order> {
    this.order = { ...this.order, bankAccount: { isAsked: true, ending: iban.slice(-4) } };
    return this.order;
  }

  async pay(): Promise<{ paymentUrl: string }> {
    return { paymentUrl: '/pay/1' };
  }

  async received(): Promise<ReceivedOrder> {
    return this.receivedOrder;
  }

  async undoStep(): Promise<ReceivedOrder> {
    this.refuseOnce();
    this.receivedOrder = { ...this.receivedOrder, status: 'new', next: ['accepted'], undoUntil: null };
    return this.receivedOrder;
  }

  async changeStatus(
    _id: string,
    _access: string | null,
    status: OrderStatus,
    _note: string,
    tracking: TrackingForm | null,
  ): Promise<ReceivedOrder> {
    this.tracked.push(tracking);
    this.refuseOnce();
    this.given.push(status);
    this.receivedOrder = { ...this.receivedOrder, status, next: [] };
    return this.receivedOrder;
  }

  async cancelPieces(
    _id: string,
    _access: string | null,
    { products, note }: { products: readonly CancelledPieces[]; note: string },
  ): Promise<ReceivedOrder> {
    this.refuseOnce();
    const cancelledOf = (productId: number) =>
      products.find((one) => one.productId === productId)?.quantity ?? 0;
    this.receivedOrder = {
      ...this.receivedOrder,
      steps: [
        ...this.receivedOrder.steps,
        { status: 'partly-cancelled', at: '2026-11-21T10:00:00.000Z', note },
      ],
      products: this.receivedOrder.products.map((product) => {
        const cancelled = cancelledOf(product.productId);
        const quantity = product.quantity - cancelled;
        return { ...product, quantity, cancelled, amount: quantity * product.unitPrice };
      }),
    };
    return this.receivedOrder;
  }

  async writeNote(
    _id: string,
    _access: string | null,
    { key, note }: { key: string; note: string },
  ): Promise<ReceivedOrder> {
    this.notes.push({ key, note });
    this.refuseOnce();
    return this.receivedOrder;
  }

  async list(
    _access: string | null,
    wanted: ReceivedOrderFilter & { offset: number; limit: number },
  ): Promise<ReceivedOrderPage> {
    this.wanted.push(wanted);
    const counts = { new: 0, accepted: 0, shipped: 0, delivered: 0, cancelled: 0, returned: 0 };
    return { data: [this.receivedOrder], total: 1, counts: { ...counts, [this.receivedOrder.status]: 1 } };
  }
}
