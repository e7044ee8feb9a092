import { SHIPPING_COURIERS } from '../../core/shipping/courier-office.ts';
import type { CourierOffice } from '../../core/shipping/courier-office.ts';
import { DELIVERY_METHODS } from '../../core/shipping/delivery.ts';
import { PreferredDeliveryStorage } from '../../core/shipping/preferred-delivery.ts';
import type { PreferredDelivery } from '../../core/shipping/preferred-delivery.ts';
import { fieldsOf, parseJson, STORE_KEYS } from './text-store.ts';
import type { TextStore } from './text-store.ts';

/** The preferred delivery as JSON; an invalid one counts as none. */
export class StoredPreferredDelivery extends PreferredDeliveryStorage {
  constructor(private readonly store: TextStore) {
    super();
  }

  read(): PreferredDelivery | null {
    const { method, office } = fieldsOf(parseJson(this.store.read(STORE_KEYS.delivery)));
    const known = DELIVERY_METHODS.find((one) => one === method);
    if (!known) return null;
    if (known === 'address') return { method: known, office: null };
    return isOffice(office) ? { method: known, office } : null;
  }

  write(delivery: PreferredDelivery): void {
    this.store.write(STORE_KEYS.delivery, JSON.stringify(delivery));
  }
}

/** Checks the fields that are shown; the server checks the office itself. */
function isOffice(value: unknown): value is CourierOffice {
  const { id, courier, name, city, address, hours, limits } = fieldsOf(value);
  const { weight, sides } = fieldsOf(limits);
  return (
    Number.isSafeInteger(id) &&
    SHIPPING_COURIERS.some((one) => one === courier) &&
    [name, city, address].every((text) => typeof text === 'string') &&
    Array.isArray(hours) &&
    typeof weight === 'number' &&
    Array.isArray(sides)
  );
}
