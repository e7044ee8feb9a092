import type { CancelSignal } from '../shared/failure.ts';
import type { CourierOffice, OfficeKind, ShippingCourier } from './courier-office.ts';
import type { VendorDelivery, VendorDeliveryOptions } from './delivery.ts';

/** Port to the couriers: offices and prices. */
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
}
