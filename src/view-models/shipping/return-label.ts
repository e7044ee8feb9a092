import { makeAutoObservable, runInAction } from 'mobx';
import type { ShipmentGateway } from '../../core/shipping/shipment-gateway.ts';
import type { Modals } from '../site/modals.ts';
import { unobserved } from '../site/unobserved.ts';

/** Request of the buyer for a return label (SHIP-07). */
export class ReturnLabel {
  busy = false;

  /** @param refresh loads the order again */
  constructor(
    private readonly gateway: ShipmentGateway,
    private readonly modals: Modals,
    private readonly refresh: () => Promise<void>,
  ) {
    makeAutoObservable(this, unobserved('gateway', 'modals', 'refresh'));
  }

  async request(token: string, vendorOrderId: number): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await this.gateway.requestReturn({ token, vendorOrderId });
      await this.refresh();
    } catch (error) {
      this.modals.notifyOf(error);
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }
}
