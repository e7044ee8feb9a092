import type { CourierOffice, OfficeKind, ShippingCourier } from './courier-office.ts';
import type { Parcel, ParcelProblem } from './parcel.ts';

export const DELIVERY_METHODS = ['address', 'office', 'locker'] as const;
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];

/** Chosen delivery of a vendor's parcel; `officeId` is null for an address (SHIP-01). */
export type VendorDelivery = { vendorId: number; method: DeliveryMethod; officeId: number | null };

/** Delivery of a vendor order; the office as it was when the buyer chose it, null for an address. */
export type OrderedDelivery = {
  method: DeliveryMethod;
  office: Pick<CourierOffice, 'courier' | 'name' | 'city' | 'address'> | null;
};

/** A way to deliver a parcel: `price` in stotinki, `problem` the reason why it is not possible. */
export type DeliveryOption = { method: DeliveryMethod; price: number; problem: DeliveryProblem | null };

export type DeliveryProblem = ParcelProblem | 'delivery-no-office';

/**
 * Options of a vendor's parcel; `courier` is null for a vendor without settings. `missingToFree` is the amount in stotinki that is missing to free delivery;
 * 0 if delivery is free, null without free delivery (SHIP-04).
 */
export type VendorDeliveryOptions = {
  vendorId: number;
  courier: ShippingCourier | null;
  parcel: Parcel;
  options: DeliveryOption[];
  missingToFree: number | null;
};

export const DELIVERY_PRICINGS = ['flat', 'table', 'courier'] as const;
export type DeliveryPricing = (typeof DELIVERY_PRICINGS)[number];

/** Price up to a weight in g; amounts in stotinki. */
export type WeightPrice = { upTo: number; address: number; office: number };

/** A vendor's prices of delivery; amounts in stotinki, `freeFrom` null without free delivery. */
export type DeliveryPrices = {
  pricing: DeliveryPricing;
  flat: number;
  table: readonly WeightPrice[];
  freeFrom: number | null;
};

/**
 * Price of a delivery in stotinki (SHIP-04). Without a matching row or a price of the courier it is the flat
 * price.
 * @param productsAmount products of the parcel, in stotinki
 * @param courierPrice price of the courier in stotinki; null if it did not answer
 */
export function deliveryPrice(
  { pricing, flat, table, freeFrom }: DeliveryPrices,
  method: DeliveryMethod,
  {
    parcel,
    productsAmount,
    courierPrice,
  }: { parcel: Parcel; productsAmount: number; courierPrice: number | null },
): number {
  if (freeFrom !== null && productsAmount >= freeFrom) return 0;
  if (pricing === 'courier') return courierPrice ?? flat;
  if (pricing === 'flat') return flat;
  const row = [...table]
    .sort((one, other) => one.upTo - other.upTo)
    .find(({ upTo }) => parcel.weight <= upTo);
  if (!row) return flat;
  return method === 'address' ? row.address : row.office;
}

/** Amount missing to free delivery, in stotinki; null without free delivery (SHIP-04). */
export function missingToFree(freeFrom: number | null, productsAmount: number): number | null {
  return freeFrom === null ? null : Math.max(0, freeFrom - productsAmount);
}

/** Kind of the office of a method; null for an address. */
export const officeKindOf = (method: DeliveryMethod): OfficeKind | null =>
  method === 'address' ? null : method;

/** True if the order needs the buyer's address: a parcel without a chosen office goes there. */
export function needsAddress(vendorIds: readonly number[], deliveries: readonly VendorDelivery[]): boolean {
  return vendorIds.some((id) => {
    const chosen = deliveries.find(({ vendorId }) => vendorId === id);
    return !chosen || chosen.method === 'address';
  });
}
