import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { OrderGateway } from '../../core/orders/order-gateway.ts';
import { changeOfVendorOrder } from '../../core/orders/order-change.ts';
import { returnsToStock } from '../../core/orders/order-status.ts';
import type { OrderStatus } from '../../core/orders/order-status.ts';
import type { ReceivedOrder } from '../../core/orders/order.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { Clock } from '../../core/shared/clock.ts';
import type { FieldErrors } from '../../core/shared/failure.ts';
import { piecesToReturn } from '../../core/orders/returned-pieces.ts';
import type { UnsellablePieces } from '../../core/orders/returned-pieces.ts';
import { EMPTY_TRACKING, readTracking } from '../../core/orders/tracking.ts';
import type { TrackingForm } from '../../core/orders/tracking.ts';
import type { Language } from '../../core/shared/language.ts';
import type { ShipmentGateway } from '../../core/shipping/shipment-gateway.ts';
import type { KeyGenerator } from '../../core/shared/id.ts';
import type { Modals } from '../site/modals.ts';
import { rereadOnConflict } from '../site/conflict.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import { WaybillEditor } from '../shipping/waybill-editor.ts';
import { PieceCancellation } from './piece-cancellation.ts';
import { unobserved } from '../site/unobserved.ts';

/** A status, received returns, or a corrected tracking number. */
export type VendorStep = OrderStatus | 'partly-returned' | 'tracking';

/** The vendor's page of an order, also opened by a mail's link (CART-08). */
export class ReceivedOrderScreen implements Screen {
  readonly head: Head = { title: { key: 'received-order-title' } };
  order: ReceivedOrder | null = null;
  confirming: VendorStep | null = null;
  /** Returned pieces that cannot be sold again. */
  unsellable: readonly UnsellablePieces[] = [];
  stepNote = '';
  tracking: TrackingForm = EMPTY_TRACKING;
  trackingErrors: FieldErrors = {};
  /** True while the last step can be undone. */
  mayUndo = false;
  private stopWaiting = (): void => {};
  /** Cancelled pieces in the dialog; null while it is closed. */
  cancellation: PieceCancellation | null = null;
  /** Label of the parcel. */
  readonly waybill: WaybillEditor;
  busy = false;
  /** Message key of a change by the buyer since the order was loaded. */
  meanwhile: string | null = null;
  /** Secret of the vendor's link, for links of this page. */
  access: string | null = null;
  private id = '';

  constructor(
    private readonly gateway: OrderGateway,
    private readonly modals: Modals,
    private readonly keys: KeyGenerator,
    private readonly clock: Clock,
    shipments: ShipmentGateway,
    language: Language,
  ) {
    this.waybill = new WaybillEditor(
      shipments,
      modals,
      language,
      () => this.address,
      async () => this.show(await this.gateway.receivedOrder(this.address)),
    );
    makeAutoObservable(this, {
      ...unobserved('clock', 'stopWaiting', 'head', 'gateway', 'modals', 'keys', 'id', 'waybill'),
      tracking: observableRef,
      trackingErrors: observableRef,
      unsellable: observableRef,
      order: observableRef,
      cancellation: observableRef,
    });
  }

  async load({ params, query, signal }: Visit): Promise<void> {
    this.id = params['id'] ?? '';
    const access = query['access']?.[0] ?? null;
    const order = await this.gateway.receivedOrder({ id: this.id, access }, signal);
    runInAction(() => {
      this.access = access;
    });
    this.show(order);
  }

  /** Sets a status, or opens its dialog first: for tracking, or before pieces return to stock. */
  async chooseStatus(status: OrderStatus): Promise<void> {
    if (returnsToStock(status) || status === 'shipped') this.openStep(status);
    else await this.changeStatus(status);
  }

  /** Opens the dialog of a step with the known tracking number. */
  openStep(step: VendorStep): void {
    this.confirming = step;
    const { courier = 'econt', number = '', url = '' } = this.order?.tracking ?? {};
    this.tracking = { courier, number, url: courier === 'other' ? (url ?? '') : '' };
  }

  /** Executes the step of the dialog. */
  async confirm(): Promise<void> {
    const { confirming: step, stepNote: note, unsellable } = this;
    if (step === 'partly-returned') {
      await this.act(() => this.gateway.receivePieces({ ...this.address, unsellable, note }));
    } else if (step === 'tracking') await this.correctTracking();
    else if (step) await this.changeStatus(step);
  }

  /** Pieces that the step returns. */
  get expectedBack(): { productId: number; title: string; quantity: number }[] {
    const products = this.order?.products ?? [];
    return piecesToReturn(products, this.confirming === 'returned').map((piece) => ({
      ...piece,
      title: products.find(({ productId }) => productId === piece.productId)?.title ?? '',
    }));
  }

  /** Counts damaged and missing pieces, together at most the expected ones. */
  countUnsellable(productId: number, condition: 'damaged' | 'missing', count: number): void {
    const expected = this.expectedBack.find((one) => one.productId === productId)?.quantity ?? 0;
    const before = this.unsellableOf(productId);
    const other = condition === 'damaged' ? before.missing : before.damaged;
    const counted = { ...before, [condition]: Math.min(count, expected - other) };
    this.unsellable = [...this.unsellable.filter((one) => one.productId !== productId), counted];
  }

  unsellableOf(productId: number): UnsellablePieces {
    return (
      this.unsellable.find((one) => one.productId === productId) ?? { productId, damaged: 0, missing: 0 }
    );
  }

  closeStep(): void {
    this.confirming = null;
    this.stepNote = '';
    this.unsellable = [];
    this.tracking = EMPTY_TRACKING;
    this.trackingErrors = {};
  }

  writeTracking(tracking: TrackingForm): void {
    this.tracking = tracking;
    this.trackingErrors = {};
  }

  writeWithStep(note: string): void {
    this.stepNote = note;
  }

  /** Opens the dialog for cancelled pieces. */
  chooseCancelled(): void {
    if (!this.order) return;
    this.cancellation = new PieceCancellation(this.order.products, this.keys.make(), async (cancellation) => {
      const order = await this.gateway
        .cancelPieces({ ...this.address, ...cancellation })
        .catch((error: unknown) => this.rereadAfter(error));
      this.show(order);
      runInAction(() => {
        this.cancellation = null;
      });
    });
  }

  closeCancellation(): void {
    this.cancellation = null;
  }

  async changeStatus(status: OrderStatus): Promise<void> {
    const tracking = status === 'shipped' && this.tracking.number.trim() !== '' ? this.tracking : null;
    if (tracking && !this.isTracking(tracking)) return;
    const { stepNote, unsellable } = this;
    const returned = status === 'returned' ? unsellable : [];
    await this.act(() =>
      this.gateway.changeOrderStatus({
        ...this.address,
        status,
        note: stepNote || undefined,
        tracking: tracking ?? undefined,
        unsellable: returned.length > 0 ? returned : undefined,
      }),
    );
  }

  private async correctTracking(): Promise<void> {
    const { tracking } = this;
    if (!this.isTracking(tracking)) return;
    if (tracking.number.trim() === '') this.trackingErrors = { number: 'error-tracking-number' };
    else await this.act(() => this.gateway.correctTracking({ ...this.address, ...tracking }));
  }

  /** Validates the tracking fields. */
  private isTracking(form: TrackingForm): boolean {
    try {
      readTracking(form);
      return true;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.trackingErrors = error.fields;
      return false;
    }
  }

  /** Undoes the last step, before the buyer is notified. */
  async undo(): Promise<void> {
    await this.act(() => this.gateway.undoStep(this.address));
  }

  private get address() {
    return { id: this.id, access: this.access };
  }

  /** Runs one action at a time and shows the order afterwards. */
  private async act(action: () => Promise<ReceivedOrder>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.meanwhile = null;
    try {
      this.show(await action().catch((error: unknown) => this.rereadAfter(error)));
    } catch (error) {
      this.modals.notifyOf(error);
    } finally {
      runInAction(() => {
        this.closeStep();
        this.busy = false;
      });
    }
  }

  private show(order: ReceivedOrder): void {
    this.order = order;
    this.stopWaiting();
    const left = order.undoUntil ? Date.parse(order.undoUntil) - this.clock.now().getTime() : 0;
    this.mayUndo = left > 0;
    if (!this.mayUndo) return;
    this.stopWaiting = this.clock.after(left, () =>
      runInAction(() => {
        this.mayUndo = false;
      }),
    );
  }

  onLeave(): void {
    this.stopWaiting();
  }

  /**
   * Loads the order if the buyer has changed it.
   * @throws the original error otherwise
   */
  private async rereadAfter(error: unknown): Promise<ReceivedOrder> {
    const read = () => this.gateway.receivedOrder(this.address);
    // The buyer may have withdrawn from the same pieces.
    const isStale = error instanceof Failure && error.messageKey === 'error-pieces-not-ordered';
    const conflict = isStale ? new Failure(error.messageKey, {}, 'conflict') : error;
    const reread = await rereadOnConflict(conflict, this.order, read, changeOfVendorOrder);
    if (!reread) throw error;
    runInAction(() => {
      this.meanwhile = reread.meanwhile;
    });
    return reread.state;
  }
}
