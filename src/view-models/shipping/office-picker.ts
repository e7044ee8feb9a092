import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Failure } from '../../core/shared/failure.ts';
import type { Canceller } from '../../core/shared/failure.ts';
import { parcelProblem } from '../../core/shipping/parcel.ts';
import type { Parcel, ParcelProblem } from '../../core/shipping/parcel.ts';
import type { CourierOffice, OfficeKind, ShippingCourier } from '../../core/shipping/courier-office.ts';
import type { ShippingGateway } from '../../core/shipping/shipping-gateway.ts';
import type { Geolocation } from '../../core/site/geolocation.ts';
import { unobserved } from '../site/unobserved.ts';

/** Offices or lockers of a courier for one parcel, by text or near the device (SHIP-01). */
export class OfficePicker {
  text: string;
  offices: readonly CourierOffice[] = [];
  /** Number of all that match; the list has at most 50. */
  total = 0;
  state: 'loading' | 'ready' | 'failed' = 'loading';
  locating = false;
  /** Message key of the last error; null without one. */
  error: string | null = null;
  private point: CourierOffice['coordinates'] | null = null;
  private request: Canceller | null = null;

  /** @param city text of the first search, the buyer's city */
  constructor(
    readonly kind: OfficeKind,
    private readonly courier: ShippingCourier,
    private readonly parcel: Parcel,
    city: string,
    private readonly gateway: ShippingGateway,
    private readonly geolocation: Geolocation,
    private readonly newAbort: () => Canceller,
  ) {
    this.text = city;
    makeAutoObservable(this, {
      ...unobserved('kind', 'courier', 'parcel', 'gateway', 'geolocation', 'newAbort', 'point', 'request'),
      offices: observableRef,
    });
  }

  /** Searches as the buyer types; the text replaces the position. */
  async search(text: string = this.text): Promise<void> {
    this.text = text;
    if (text !== '') this.point = null;
    await this.load();
  }

  async findNear(): Promise<void> {
    this.locating = true;
    this.error = null;
    try {
      const point = await this.geolocation.locate();
      runInAction(() => {
        this.point = point;
        this.text = '';
      });
      await this.load();
    } catch (error) {
      this.fail(error);
    } finally {
      runInAction(() => {
        this.locating = false;
      });
    }
  }

  /** Reason why an office does not accept the parcel; null if it does (SHIP-02). */
  problemOf({ limits }: CourierOffice): ParcelProblem | null {
    return parcelProblem(this.parcel, limits);
  }

  close(): void {
    this.request?.abort();
  }

  private async load(): Promise<void> {
    this.request?.abort();
    const request = this.newAbort();
    this.request = request;
    this.state = 'loading';
    this.error = null;
    try {
      const { data, total } = await this.gateway.courierOffices(
        { courier: this.courier, kind: this.kind, text: this.text, ...this.point },
        request.signal,
      );
      if (this.request !== request) return;
      runInAction(() => {
        this.offices = data;
        this.total = total;
        this.state = 'ready';
      });
    } catch (error) {
      if (this.request === request) this.fail(error);
    }
  }

  private fail(error: unknown): void {
    if (!(error instanceof Failure)) throw error;
    runInAction(() => {
      this.error = error.messageKey;
      if (this.state === 'loading') this.state = this.offices.length > 0 ? 'ready' : 'failed';
    });
  }
}
