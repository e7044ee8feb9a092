import type { ParcelLimits } from './parcel.ts';

/** Couriers with an adapter; `sandbox` works offline and moves parcels with the product's clock (SHIP-03). */
export const SHIPPING_COURIERS = ['sandbox', 'econt', 'speedy', 'box-now'] as const;
export type ShippingCourier = (typeof SHIPPING_COURIERS)[number];

/** Couriers that need a login of the vendor. */
export const CONNECTED_COURIERS = ['econt', 'speedy', 'box-now'] as const;
export type ConnectedCourier = (typeof CONNECTED_COURIERS)[number];

/** A vendor's login at a courier: user name and password, or client id and secret. */
export type CourierLogin = { user: string; secret: string };

/** True for couriers that need a login of the vendor. */
export const isConnectedCourier = (courier: ShippingCourier): courier is ConnectedCourier =>
  courier !== 'sandbox';

export const OFFICE_KINDS = ['office', 'locker'] as const;
export type OfficeKind = (typeof OFFICE_KINDS)[number];

/** Opening hours of a group of days, `HH:MM`; null for closed days. */
export type OpeningHours = { days: OfficeDays; open: { from: string; to: string } | null };

export const OFFICE_DAYS = ['weekdays', 'saturday', 'sunday'] as const;
export type OfficeDays = (typeof OFFICE_DAYS)[number];

/** An office or a locker of a courier, in the reader's language. */
export type CourierOffice = {
  id: number;
  courier: ShippingCourier;
  kind: OfficeKind;
  name: string;
  city: string;
  address: string;
  coordinates: { latitude: number; longitude: number };
  hours: OpeningHours[];
  limits: ParcelLimits;
};

/** True for a place that is open at any time, such as most lockers. */
export function isAlwaysOpen(hours: readonly OpeningHours[]): boolean {
  return OFFICE_DAYS.every((days) =>
    hours.some((one) => one.days === days && one.open?.from === '00:00' && one.open.to === '24:00'),
  );
}
