import type {
  OfficeKind,
  OpeningHours,
  ShippingCourier,
} from '../../../../src/core/shipping/courier-office.ts';
import type { DeliveryMethod } from '../../../../src/core/shipping/delivery.ts';
import type { Parcel, ParcelLimits } from '../../../../src/core/shipping/parcel.ts';

type Words = { bg: string; en: string };

/** An office or a locker as its courier lists it; `code` is its id there. */
export type ListedOffice = {
  code: string;
  kind: OfficeKind;
  name: Words;
  city: Words;
  address: Words;
  latitude: number;
  longitude: number;
  hours: OpeningHours[];
  limits: ParcelLimits;
};

/** A parcel from one city to another; names of the cities in Bulgarian. */
export type PriceRequest = { parcel: Parcel; method: DeliveryMethod; from: string; to: string };

/** Port to a courier (SHIP-03). */
export abstract class CourierClient {
  abstract readonly courier: ShippingCourier;

  /** @throws Error if the courier does not answer or answers something invalid */
  abstract offices(signal: AbortSignal): Promise<ListedOffice[]>;

  /** Price in stotinki. @throws Error if the courier does not answer or answers something invalid */
  abstract price(request: PriceRequest, signal: AbortSignal): Promise<number>;
}
