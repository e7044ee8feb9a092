import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { EMPTY_BANK_ACCOUNT } from '../../core/orders/order-gateway.ts';
import type { BankAccountForm, OrderGateway } from '../../core/orders/order-gateway.ts';
import type { LastOrderStorage, OnOrderPlaced, CheckoutRedirect } from '../../core/orders/order-placement.ts';
import { changeOfOrder } from '../../core/orders/order-change.ts';
import { addressIn } from '../../core/shared/answer-checks.ts';
import { isPayable, isUnpaid } from '../../core/orders/order.ts';
import type { Order } from '../../core/orders/order.ts';
import type { Clock } from '../../core/shared/clock.ts';
import type { KeyGenerator } from '../../core/shared/id.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { CancelSignal, FieldErrors } from '../../core/shared/failure.ts';
import type { ShipmentGateway } from '../../core/shipping/shipment-gateway.ts';
import { Form } from '../site/form.ts';
import type { Modals } from '../site/modals.ts';
import { rereadOnConflict } from '../site/conflict.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import type { CartRefill } from './cart-refill.ts';
import { ConfirmationMail } from './confirmation-mail.ts';
import { PaymentPoll } from './payment-poll.ts';
import { ReturnLabel } from '../shipping/return-label.ts';
import { PieceWithdrawal } from './piece-withdrawal.ts';

/** The buyer's page of an order, opened by its secret link (CART-08, CART-10). */
export class FollowedOrderScreen implements Screen {
  readonly head: Head = { title: { key: 'order-title' } };
  order: Order | null = null;
  withdrawal: PieceWithdrawal | null = null;
  busy = false;
  /** Message key of a change by the vendor or bank since the order was loaded. */
  meanwhile: string | null = null;
  /** Confirmation of a placed or paid order, shown once. */
  thanks: 'placed' | 'paid' | null = null;
  readonly bankAccount: Form<BankAccountForm>;
  confirmationSecret: string | null = null;
  /** Secret of the order's link. */
  token = '';
  /** True if the buyer returns from the payment page and the provider has not answered. */
  private isUnanswered = false;
  private readonly poll: PaymentPoll;
  readonly confirmationMail: ConfirmationMail;
  readonly returnLabel: ReturnLabel;

  constructor(
    private readonly gateway: OrderGateway,
    private readonly modals: Modals,
    private readonly placed: CheckoutRedirect,
    private readonly lastOrder: LastOrderStorage,
    private readonly refill: CartRefill,
    private readonly keys: KeyGenerator,
    private readonly onPlaced: OnOrderPlaced,
    clock: Clock,
    loadBankRules: () => Promise<(form: BankAccountForm) => FieldErrors>,
    shipments: ShipmentGateway,
  ) {
    this.returnLabel = new ReturnLabel(shipments, modals, () => this.reload());
    this.confirmationMail = new ConfirmationMail(
      (order) => gateway.sendConfirmationMail(order),
      modals,
      (token) => this.follow(token),
    );
    this.poll = new PaymentPoll(gateway, clock, (order) => this.showPayment(order));
    this.bankAccount = new Form<BankAccountForm>(EMPTY_BANK_ACCOUNT, {
      check: async (values) => (await loadBankRules())(values),
      submit: (values) => this.nameBankAccount(values),
    });
    makeAutoObservable<
      this,
      'gateway' | 'modals' | 'placed' | 'onPlaced' | 'lastOrder' | 'refill' | 'keys' | 'poll'
    >(this, {
      poll: false,
      confirmationMail: false,
      returnLabel: false,
      bankAccount: false,
      lastOrder: false,
      refill: false,
      keys: false,
      withdrawal: observableRef,
      head: false,
      order: observableRef,
      gateway: false,
      modals: false,
      placed: false,
      onPlaced: false,
      token: false,
    });
  }

  async load({ params, query, signal }: Visit): Promise<void> {
    this.token = params['token'] ?? '';
    this.confirmationSecret = query['confirm']?.[0] ?? null;
    if (query['payment']?.[0] === 'returned') return this.loadFromCardPage(signal);
    await this.reload(signal);
  }

  private async reload(signal?: CancelSignal): Promise<void> {
    const order = await this.gateway.followOrder({ token: this.token }, signal);
    runInAction(() => {
      this.order = order;
    });
  }

  /** Asks the provider; polls while it does not answer. */
  private async loadFromCardPage(signal: CancelSignal): Promise<void> {
    let isUnanswered = false;
    const order = await this.gateway
      .checkOrderPayment({ token: this.token }, signal)
      .catch((error: unknown) => {
        if (!(error instanceof Failure) || error.kind !== 'unavailable') throw error;
        isUnanswered = true;
        return this.gateway.followOrder({ token: this.token }, signal);
      });
    runInAction(() => {
      this.order = order;
      this.isUnanswered = isUnanswered;
    });
  }

  onEnter(): void {
    if (this.order) this.confirmationMail.open(this.token, this.order.contact.email);
    this.thank();
    if (this.awaitsPayment) this.poll.start(this.token);
    else if (this.isPayable && this.order?.payment.paymentUrl) void this.poll.once(this.token);
  }

  onLeave(): void {
    this.poll.stop();
  }

  /** Opens the order's new address after a mail to a corrected e-mail. */
  private async follow(token: string): Promise<void> {
    if (token === this.token) return;
    const last = this.lastOrder.read();
    if (last?.token === this.token) this.lastOrder.write({ ...last, token });
    await this.onPlaced.moved(this.token, token);
    this.placed.follow(token);
  }

  private showPayment(order: Order): void {
    this.order = order;
    this.isUnanswered = false;
    if (!this.awaitsPayment) this.poll.stop();
    this.thank();
  }

  /** Shows the confirmation once, for card orders after the payment. */
  private thank(): void {
    this.thanks = null;
    const last = this.lastOrder.read();
    if (!this.order || last?.token !== this.token || last.isThanked) return;
    if (isUnpaid(this.order) || this.isToConfirm) return;
    this.lastOrder.write({ ...last, isThanked: true, isUnpaid: false });
    if (this.order.vendorOrders.every(({ status }) => status === 'cancelled')) return;
    this.thanks = this.order.payment.method === 'card' ? 'paid' : 'placed';
  }

  /** True if the order waits for its confirmation. */
  get isToConfirm(): boolean {
    const { confirmation, vendorOrders = [] } = this.order ?? {};
    return confirmation?.isAwaited === true && vendorOrders.some(({ status }) => status === 'new');
  }

  /** True if the vendors have the order: confirmed, and paid if by card. */
  get isWithVendors(): boolean {
    return this.order !== null && !isUnpaid(this.order) && !this.isToConfirm;
  }

  /** True if the buyer has paid by card and the money has not arrived. */
  get awaitsPayment(): boolean {
    if (!this.order || !isUnpaid(this.order)) return false;
    return this.order.payment.isProcessing || this.isUnanswered;
  }

  get isPayable(): boolean {
    return this.order !== null && isPayable(this.order) && !this.awaitsPayment;
  }

  /** In stotinki. */
  get amountDue(): number {
    return this.order?.totalOrderAmount ?? 0;
  }

  openWithdrawal(vendorOrderId: number): void {
    const { vendorOrders = [], confirmation } = this.order ?? {};
    const part = vendorOrders.find(({ id }) => id === vendorOrderId);
    this.withdrawal = part
      ? new PieceWithdrawal(part, this.keys.make(), confirmation?.isAwaited === true)
      : null;
  }

  closeWithdrawal(): void {
    this.withdrawal = null;
  }

  async confirmWithdrawal(): Promise<void> {
    const { withdrawal } = this;
    if (!withdrawal?.sum) return;
    const { vendorOrder: part, key, chosen, sum } = withdrawal;
    await this.act(async () => {
      const order = await this.gateway.withdrawOrder({
        token: this.token,
        vendorOrderId: part.id,
        onlyUnsent: withdrawal.isCancellation,
        pieces: sum.isWhole ? undefined : { key, products: chosen },
      });
      runInAction(() => {
        this.order = order;
        this.withdrawal = null;
      });
      this.modals.notify(
        'success',
        withdrawal.isCancellation ? 'order-cancel-received' : 'withdrawal-received',
      );
    });
  }

  async confirm(): Promise<void> {
    const secret = this.confirmationSecret;
    if (secret === null) return;
    await this.act(async () => {
      const order = await this.gateway.confirmOrder({ token: this.token, secret });
      runInAction(() => {
        this.order = order;
      });
      this.modals.notify('success', 'order-confirmed');
    });
  }

  async pay(): Promise<void> {
    await this.act(async () => {
      const payment = await this.gateway.payOrder({ token: this.token });
      this.placed.pay(addressIn(payment, 'paymentUrl'));
    });
  }

  /** Cancels the unpaid order and puts its products back in the cart. */
  async takeBack(): Promise<void> {
    await this.act(async () => {
      const order = await this.gateway.cancelUnpaidOrder({ token: this.token });
      runInAction(() => {
        this.order = order;
      });
      await this.refillCart();
    });
  }

  /** Puts the products in the cart again at current prices. */
  async orderAgain(): Promise<void> {
    await this.act(() => this.refillCart());
  }

  private async refillCart(): Promise<void> {
    // The ordered quantities, regardless of returns.
    const products = this.order?.vendorOrders.flatMap((part) => part.products) ?? [];
    await this.refill.run(
      products.map((product) => ({
        ...product,
        quantity: product.quantity + product.cancelled + product.returned,
      })),
    );
  }

  private async nameBankAccount(values: BankAccountForm): Promise<void> {
    const order = await this.gateway.bankAccount({ token: this.token, ...values });
    runInAction(() => {
      this.order = order;
    });
    this.bankAccount.reset();
    this.modals.notify('success', 'bank-account-kept');
  }

  private async act(action: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.meanwhile = null;
    try {
      await action();
    } catch (error) {
      const read = () => this.gateway.followOrder({ token: this.token });
      const reread = await rereadOnConflict(error, this.order, read, changeOfOrder);
      if (!reread) return this.modals.notifyOf(error);
      runInAction(() => {
        this.order = reread.state;
        this.meanwhile = reread.meanwhile;
        this.withdrawal = null;
      });
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }
}
