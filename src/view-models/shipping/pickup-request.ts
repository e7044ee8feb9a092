import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '../../core/shared/clock.ts';
import { pickupErrors } from '../../core/shipping/pickup.ts';
import type { OwnPickups, PickupWindow } from '../../core/shipping/pickup.ts';
import type { ShipmentGateway } from '../../core/shipping/shipment-gateway.ts';
import { Form } from '../site/form.ts';
import type { Modals } from '../site/modals.ts';
import { unobserved } from '../site/unobserved.ts';

/** Dialog of a collection by the courier (SHIP-05). */
export class PickupRequest {
  /** Null while the dialog is closed. */
  pickups: OwnPickups | null = null;
  readonly form: Form<PickupWindow>;

  constructor(
    private readonly gateway: ShipmentGateway,
    private readonly modals: Modals,
    private readonly clock: Clock,
    private readonly access: () => string | null,
  ) {
    this.form = new Form<PickupWindow>(
      { day: '', from: '10:00', to: '17:00' },
      {
        check: (window) => pickupErrors(window, this.clock.now()),
        submit: async (window) => {
          const pickups = await this.gateway.requestPickup({ ...window, access: this.access() });
          runInAction(() => {
            this.pickups = pickups;
          });
        },
      },
    );
    makeAutoObservable(this, {
      ...unobserved('gateway', 'modals', 'clock', 'access', 'form'),
      pickups: observableRef,
    });
  }

  async open(): Promise<void> {
    try {
      const pickups = await this.gateway.ownPickups({ access: this.access() });
      runInAction(() => {
        const { days } = pickups;
        // The first day may be almost over.
        this.form.reset({ day: days[1] ?? days[0] ?? '', from: '10:00', to: '17:00' });
        this.pickups = pickups;
      });
    } catch (error) {
      this.modals.notifyOf(error);
    }
  }

  close(): void {
    this.pickups = null;
  }
}
