import type { CancelSignal } from '../shared/failure.ts';
import type {
  ConnectedCourier,
  CourierLogin,
  CourierOffice,
  OfficeKind,
  ShippingCourier,
} from './courier-office.ts';
import type { VendorDelivery, VendorDeliveryOptions } from './delivery.ts';
import type { DeliverySettings } from './delivery-settings.ts';

/** Settings of a vendor, couriers of this site, and those with a stored login of the vendor. */
export type OwnDelivery = {
  settings: DeliverySettings | null;
  couriers: ShippingCourier[];
  connected: ConnectedCourier[];
};

/** Port to the couriers: offices, prices and a vendor's settings. */
export abstract class ShippingGateway {
  /**
   * Offices whose city, name or address contain all words, the nearest to the coordinates first.
   * @returns at most 50 offices and the total number
   */
  abstract courierOffices(
    input: {
      courier: ShippingCourier;
      kind: OfficeKind;
      text?: string;
      latitude?: number;
      longitude?: number;
    },
    signal?: CancelSignal,
  ): Promise<{ data: CourierOffice[]; total: number }>;

  /** Delivery options of each vendor for these products. `city` is the buyer's; empty if unknown. */
  abstract deliveryOptions(
    input: {
      products: readonly { id: number; quantity: number }[];
      deliveries: readonly VendorDelivery[];
      city: string;
    },
    signal?: CancelSignal,
  ): Promise<{ data: VendorDeliveryOptions[] }>;

  /** Settings of the signed-in vendor; null without them. `couriers` are available on this site. */
  abstract ownDelivery(input?: object, signal?: CancelSignal): Promise<OwnDelivery>;

  /** @throws Failure `invalid` with the fields */
  abstract updateDelivery(input: DeliverySettings): Promise<OwnDelivery>;

  /**
   * Checks a login at a courier and stores it.
   * @throws Failure `courier-login-refused` (`conflict`), `error-courier-down` (`unavailable`)
   */
  abstract connectCourier(input: { courier: ConnectedCourier } & CourierLogin): Promise<OwnDelivery>;

  /** Checks the stored login. @throws Failure as above, `courier-not-connected` (`conflict`) without one */
  abstract checkCourier(input: { courier: ConnectedCourier }): Promise<unknown>;

  abstract disconnectCourier(input: { courier: ConnectedCourier }): Promise<OwnDelivery>;
}
