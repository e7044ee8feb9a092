import type { ShippingCourier } from './courier-office.ts';
import type { DeliveryMethod, VendorDelivery, VendorDeliveryOptions } from './delivery.ts';
import type { CourierOffice } from './courier-office.ts';

/** Delivery of the last order in this browser (SHIP-01). */
export type PreferredDelivery = { method: DeliveryMethod; office: CourierOffice | null };

/** Port to the stored preference. */
export abstract class PreferredDeliveryStorage {
  abstract read(): PreferredDelivery | null;
  abstract write(delivery: PreferredDelivery): void;
}

/**
 * Delivery for a vendor without a choice: the preferred one if the vendor has that method and courier, else the
 * first possible method.
 */
export function initialDelivery(
  { vendorId, courier, options }: Pick<VendorDeliveryOptions, 'vendorId' | 'courier' | 'options'>,
  preferred: PreferredDelivery | null,
): VendorDelivery {
  const isPossible = (method: DeliveryMethod) =>
    options.some((option) => option.method === method && option.problem === null);
  if (preferred && isPossible(preferred.method) && isOf(preferred, courier)) {
    return { vendorId, method: preferred.method, officeId: preferred.office?.id ?? null };
  }
  const method = options.find(({ problem }) => problem === null)?.method ?? 'address';
  return { vendorId, method, officeId: null };
}

const isOf = ({ method, office }: PreferredDelivery, courier: ShippingCourier | null): boolean =>
  method === 'address' || (office !== null && office.courier === courier);
