import type { CancelSignal } from '../shared/failure.ts';
import type { ConnectedCourier, CourierLogin, ShippingCourier } from './courier-office.ts';
import type { DeliverySettings } from './delivery-settings.ts';

/** Settings of a vendor, couriers of this site, and those with a stored login of the vendor. */
export type OwnDelivery = {
  settings: DeliverySettings | null;
  couriers: ShippingCourier[];
  connected: ConnectedCourier[];
};

/** Port to the delivery settings of a vendor and its logins at couriers. */
export abstract class DeliverySettingsGateway {
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
