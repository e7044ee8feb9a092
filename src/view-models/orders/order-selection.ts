import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ReceivedOrder } from '../../core/orders/order.ts';
import type { ShipmentGateway } from '../../core/shipping/shipment-gateway.ts';
import { isActiveShipment } from '../../core/shipping/shipment.ts';
import type { BulkResult } from '../../core/shipping/shipment.ts';
import type { Modals } from '../site/modals.ts';
import type { ReceivedOrders } from './received-orders.ts';
import { unobserved } from '../site/unobserved.ts';

/** Outcome of a step for several orders; `requested` labels wait for the courier. */
export type BulkOutcome = {
  kind: 'accepted' | 'labelled';
  done: number;
  requested: number;
  failed: BulkResult[];
};

/** Orders of the page that the vendor has selected, and the steps for all of them (SHIP-05). */
export class OrderSelection {
  ids: ReadonlySet<number> = new Set();
  outcome: BulkOutcome | null = null;
  busy: BulkOutcome['kind'] | null = null;

  constructor(
    private readonly gateway: ShipmentGateway,
    private readonly modals: Modals,
    private readonly received: ReceivedOrders,
  ) {
    makeAutoObservable(this, {
      ...unobserved('gateway', 'modals', 'received'),
      ids: observableRef,
      outcome: observableRef,
    });
  }

  choose(id: number, isChosen: boolean): void {
    const ids = new Set(this.ids);
    if (isChosen) ids.add(id);
    else ids.delete(id);
    this.ids = ids;
  }

  chooseAll(isChosen: boolean): void {
    this.ids = new Set(isChosen ? this.orders.map(({ id }) => id) : []);
  }

  clear(): void {
    this.ids = new Set();
    this.outcome = null;
  }

  private get orders(): readonly ReceivedOrder[] {
    return this.received.orders.data;
  }

  get chosen(): ReceivedOrder[] {
    return this.orders.filter(({ id }) => this.ids.has(id));
  }

  get isAll(): boolean {
    return this.chosen.length > 0 && this.chosen.length === this.orders.length;
  }

  get toAccept(): ReceivedOrder[] {
    return this.chosen.filter(({ status }) => status === 'new');
  }

  /** Orders without a label. */
  get toLabel(): ReceivedOrder[] {
    return this.chosen.filter(
      ({ status, shipment }) => status === 'accepted' && !(shipment && isActiveShipment(shipment.status)),
    );
  }

  /** Orders with a label that the courier does not have yet. */
  get labelled(): ReceivedOrder[] {
    return this.chosen.filter(({ shipment }) => shipment?.status === 'ready');
  }

  /** Orders with products to pack. */
  get toPack(): ReceivedOrder[] {
    return this.chosen.filter(({ status }) => status !== 'cancelled');
  }

  async accept(): Promise<void> {
    await this.run('accepted', async () => {
      const ids = this.toAccept.map(({ id }) => id);
      const { data } = await this.gateway.acceptOrders({ access: this.received.access, ids });
      const failed = data.filter(({ problem }) => problem !== null);
      return { done: data.length - failed.length, requested: 0, failed };
    });
  }

  async createLabels(): Promise<void> {
    await this.run('labelled', async () => {
      const orders = this.toLabel.map(({ id }) => ({ id, weight: null, inspection: 'none' as const }));
      const { data } = await this.gateway.createWaybills({ access: this.received.access, orders });
      const count = (status: string) => data.filter((one) => one.status === status).length;
      return {
        done: count('ready'),
        requested: count('requested'),
        failed: data.filter(({ status }) => status === 'refused'),
      };
    });
  }

  private async run(
    kind: BulkOutcome['kind'],
    work: () => Promise<Omit<BulkOutcome, 'kind'>>,
  ): Promise<void> {
    if (this.busy) return;
    this.busy = kind;
    this.outcome = null;
    try {
      const outcome = await work();
      await this.received.refresh();
      runInAction(() => {
        this.outcome = { kind, ...outcome };
      });
    } catch (error) {
      this.modals.notifyOf(error);
    } finally {
      runInAction(() => {
        this.busy = null;
      });
    }
  }
}
