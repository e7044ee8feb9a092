import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { OrderDesk } from '../../core/orders/order-desk.ts';
import { returnsToStock } from '../../core/orders/order-status.ts';
import type { OrderStatus } from '../../core/orders/order-status.ts';
import type { ReceivedOrder } from '../../core/orders/order.ts';
import type { KeyMaker } from '../../core/shared/key-maker.ts';
import type { FormDrafts } from '../../core/site/form-drafts.ts';
import type { Modals } from '../site/modals.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import { OrderNoteForm } from './order-note-form.ts';
import { PieceCancellation } from './piece-cancellation.ts';

/** A vendor's page of an order it received; opened from the link in the vendor's e-mail (CART-08). */
export class ReceivedOrderScreen implements Screen {
  readonly head: Head = { title: { key: 'received-order-title' } };
  order: ReceivedOrder | null = null;
  /** The status that waits to be confirmed, because it ends the order. */
  confirming: OrderStatus | null = null;
  /** What the buyer is written with the step that waits. */
  stepNote = '';
  readonly note: OrderNoteForm;
  /** The pieces that are being taken off, while the modal for it is open. */
  cancellation: PieceCancellation | null = null;
  busy = false;
  /** The secret of the vendor's link, for the links from here. */
  access: string | null = null;
  private id = '';

  constructor(
    private readonly desk: OrderDesk,
    private readonly modals: Modals,
    drafts: FormDrafts,
    private readonly keys: KeyMaker,
  ) {
    this.note = new OrderNoteForm(drafts, keys, (note) => this.sendNote(note));
    makeAutoObservable<this, 'desk' | 'modals' | 'keys' | 'id'>(this, {
      head: false,
      order: observableRef,
      note: false,
      cancellation: observableRef,
      desk: false,
      modals: false,
      keys: false,
      id: false,
    });
  }

  async load({ params, query, signal }: Visit): Promise<void> {
    this.id = params['id'] ?? '';
    const access = query['access']?.[0] ?? null;
    const order = await this.desk.received(this.id, access, signal);
    runInAction(() => {
      this.order = order;
      this.access = access;
    });
  }

  shown(): void {
    this.note.open(this.id);
  }

  /** Gives the status at once, or asks first where the pieces would go back into stock. */
  async askStatus(status: OrderStatus): Promise<void> {
    if (returnsToStock(status)) this.confirming = status;
    else await this.changeStatus(status);
  }

  keepStatus(): void {
    this.confirming = null;
    this.stepNote = '';
  }

  writeWithStep(note: string): void {
    this.stepNote = note;
  }

  /** Opens the modal where pieces are taken off. */
  chooseCancelled(): void {
    if (!this.order) return;
    this.cancellation = new PieceCancellation(this.order.products, this.keys.make(), async (cancellation) => {
      const order = await this.desk.cancelPieces(this.id, this.access, cancellation);
      runInAction(() => {
        this.order = order;
        this.cancellation = null;
      });
    });
  }

  keepPieces(): void {
    this.cancellation = null;
  }

  async changeStatus(status: OrderStatus): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const order = await this.desk.changeStatus(this.id, this.access, status, this.stepNote);
      runInAction(() => {
        this.order = order;
      });
    } catch (error) {
      this.modals.notifyOf(error);
    } finally {
      runInAction(() => {
        this.keepStatus();
        this.busy = false;
      });
    }
  }

  private async sendNote(note: { key: string; note: string }): Promise<void> {
    const order = await this.desk.writeNote(this.id, this.access, note);
    runInAction(() => {
      this.order = order;
    });
    this.modals.notify('success', 'received-order-note-sent');
  }
}
