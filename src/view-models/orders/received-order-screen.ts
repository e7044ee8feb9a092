import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { OrderGateway } from '../../core/orders/order-gateway.ts';
import { changeOfPart } from '../../core/orders/order-change.ts';
import { returnsToStock } from '../../core/orders/order-status.ts';
import type { OrderStatus } from '../../core/orders/order-status.ts';
import type { ReceivedOrder } from '../../core/orders/order.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { Clock } from '../../core/shared/clock.ts';
import type { FieldErrors } from '../../core/shared/failure.ts';
import { EMPTY_TRACKING, readTracking } from '../../core/orders/tracking.ts';
import type { TrackingForm } from '../../core/orders/tracking.ts';
import type { KeyGenerator } from '../../core/shared/key-generator.ts';
import type { Modals } from '../site/modals.ts';
import { rereadOnConflict } from '../site/conflict.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import { PieceCancellation } from './piece-cancellation.ts';

/** A vendor's page of an order it received; opened from the link in the vendor's e-mail (CART-08). */
export class ReceivedOrderScreen implements Screen {
  readonly head: Head = { title: { key: 'received-order-title' } };
  order: ReceivedOrder | null = null;
  /** The status that waits to be confirmed, because it ends the order. */
  confirming: OrderStatus | null = null;
  /** What the buyer is written with the step that waits. */
  stepNote = '';
  /** The parcel that is being sent, while its courier is asked for. */
  tracking: TrackingForm = EMPTY_TRACKING;
  trackingErrors: FieldErrors = {};
  /** The last step can still be undone. */
  mayUndo = false;
  private stopWaiting = (): void => {};
  /** The pieces that are being taken off, while the modal for it is open. */
  cancellation: PieceCancellation | null = null;
  busy = false;
  /** What the buyer did since the order was read, as a message key. */
  meanwhile: string | null = null;
  /** The secret of the vendor's link, for the links from here. */
  access: string | null = null;
  private id = '';

  constructor(
    private readonly gateway: OrderGateway,
    private readonly modals: Modals,
    private readonly keys: KeyGenerator,
    private readonly clock: Clock,
  ) {
    makeAutoObservable<this, 'gateway' | 'modals' | 'keys' | 'id' | 'clock' | 'stopWaiting'>(this, {
      clock: false,
      stopWaiting: false,
      tracking: observableRef,
      trackingErrors: observableRef,
      head: false,
      order: observableRef,
      cancellation: observableRef,
      gateway: false,
      modals: false,
      keys: false,
      id: false,
    });
  }

  async load({ params, query, signal }: Visit): Promise<void> {
    this.id = params['id'] ?? '';
    const access = query['access']?.[0] ?? null;
    const order = await this.gateway.received(this.id, access, signal);
    runInAction(() => {
      this.access = access;
    });
    this.show(order);
  }

  /** Gives the status at once, or asks first: for the parcel, or where the pieces would go back into stock. */
  async askStatus(status: OrderStatus): Promise<void> {
    if (returnsToStock(status) || status === 'shipped') this.confirming = status;
    else await this.changeStatus(status);
  }

  keepStatus(): void {
    this.confirming = null;
    this.stepNote = '';
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

  /** Opens the modal where pieces are taken off. */
  chooseCancelled(): void {
    if (!this.order) return;
    this.cancellation = new PieceCancellation(this.order.products, this.keys.make(), async (cancellation) => {
      const order = await this.gateway
        .cancelPieces(this.id, this.access, cancellation)
        .catch((error: unknown) => this.rereadAfter(error));
      this.show(order);
      runInAction(() => {
        this.cancellation = null;
      });
    });
  }

  keepPieces(): void {
    this.cancellation = null;
  }

  async changeStatus(status: OrderStatus): Promise<void> {
    const tracking = status === 'shipped' && this.tracking.number.trim() !== '' ? this.tracking : null;
    try {
      if (tracking) readTracking(tracking);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.trackingErrors = error.fields;
      return;
    }
    await this.act(() => this.gateway.changeStatus(this.id, this.access, status, this.stepNote, tracking));
  }

  /** Takes back the last step, before the buyer is told of it. */
  async undo(): Promise<void> {
    await this.act(() => this.gateway.undoStep(this.id, this.access));
  }

  /** Does one thing at a time to the order, and shows what has become of it. */
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
        this.keepStatus();
        this.busy = false;
      });
    }
  }

  /** The pieces that the buyer withdrew from have come back. */
  async receivePieces(): Promise<void> {
    await this.act(() => this.gateway.receivePieces(this.id, this.access));
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

  /** The order as it is now, when the buyer was quicker. @throws the error where that is not why */
  private async rereadAfter(error: unknown): Promise<ReceivedOrder> {
    const read = () => this.gateway.received(this.id, this.access);
    // The buyer may have withdrawn from the very pieces.
    const isStale = error instanceof Failure && error.messageKey === 'error-pieces-not-ordered';
    const conflict = isStale ? new Failure(error.messageKey, {}, 'conflict') : error;
    const reread = await rereadOnConflict(conflict, this.order, read, changeOfPart);
    if (!reread) throw error;
    runInAction(() => {
      this.meanwhile = reread.meanwhile;
    });
    return reread.state;
  }
}
