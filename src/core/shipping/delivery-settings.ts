import type { FieldErrors } from '../shared/failure.ts';
import { Failure } from '../shared/failure.ts';
import { tidyLine } from '../shared/tidy-text.ts';
import type { ShippingCourier } from './courier-office.ts';
import { DELIVERY_METHODS, DELIVERY_PRICINGS } from './delivery.ts';
import type { DeliveryMethod, DeliveryPricing, WeightPrice } from './delivery.ts';

/** Couriers with lockers only, which name no prices (SHIP-03). */
const LOCKERS_ONLY: readonly string[] = ['box-now'] satisfies ShippingCourier[];

/** Methods of a courier; all without one. */
export const methodsOfCourier = (courier: ShippingCourier | ''): readonly DeliveryMethod[] =>
  LOCKERS_ONLY.includes(courier) ? ['locker'] : DELIVERY_METHODS;

/** Chosen methods that the courier has, in their order. */
export const chosenMethods = ({
  courier,
  methods,
}: {
  courier: ShippingCourier | '';
  methods: readonly DeliveryMethod[];
}): DeliveryMethod[] => methodsOfCourier(courier).filter((method) => methods.includes(method));

/** Ways to set the price of delivery by a courier; all without one. */
export const pricingsOfCourier = (courier: ShippingCourier | ''): readonly DeliveryPricing[] =>
  DELIVERY_PRICINGS.filter((pricing) => pricing !== 'courier' || !LOCKERS_ONLY.includes(courier));

/** Limits of the delivery settings; amounts in stotinki, weights in g. */
export const DELIVERY_LIMITS = {
  rows: 12,
  price: { from: 0, to: 100_000 },
  freeFrom: { from: 1, to: 10_000_000 },
  weight: { from: 1, to: 1_000_000 },
} as const;

/** Delivery settings of a vendor (SHIP-04); without them it delivers to addresses at its flat price. */
export type DeliverySettings = {
  courier: ShippingCourier;
  methods: DeliveryMethod[];
  /** City of the vendor's parcels, in Bulgarian. */
  senderCity: string;
  pricing: DeliveryPricing;
  table: WeightPrice[];
  freeFrom: number | null;
};

/**
 * Returns tidy settings: methods of the courier in their order, rows by weight.
 * @throws Failure `validation_failed` (`invalid`) with the fields
 */
export function tidyDeliverySettings(settings: DeliverySettings): DeliverySettings {
  const { courier, pricing, freeFrom } = settings;
  const errors = deliveryErrors(settings);
  if (Object.keys(errors).length > 0) throw new Failure('validation_failed', errors, 'invalid');
  return {
    courier,
    methods: chosenMethods(settings),
    senderCity: tidyLine(settings.senderCity),
    pricing,
    table: pricing === 'table' ? settings.table.toSorted((one, other) => one.upTo - other.upTo) : [],
    freeFrom,
  };
}

/** Message keys of the invalid fields; the table counts only if the prices come from it. */
export function deliveryErrors(
  settings: Omit<DeliverySettings, 'courier'> & { courier: ShippingCourier | '' },
): FieldErrors {
  const errors: FieldErrors = {};
  const { courier, pricing, table, freeFrom } = settings;
  if (chosenMethods(settings).length === 0) {
    errors['methods'] = 'error-delivery-methods';
  }
  if (!pricingsOfCourier(courier).includes(pricing)) errors['pricing'] = 'error-delivery-pricing';
  const senderCity = tidyLine(settings.senderCity);
  if (senderCity.length < 2 || senderCity.length > 100) errors['senderCity'] = 'error-city-required';
  if (freeFrom !== null && !isWithin(freeFrom, DELIVERY_LIMITS.freeFrom)) {
    errors['freeFrom'] = 'error-delivery-free-from';
  }
  if (pricing === 'table' && !isTable(table)) errors['table'] = 'error-delivery-table';
  return errors;
}

/** True for rows with possible weights and prices, each weight once. */
function isTable(table: readonly WeightPrice[]): boolean {
  const { rows, price, weight } = DELIVERY_LIMITS;
  return (
    table.length > 0 &&
    table.length <= rows &&
    new Set(table.map(({ upTo }) => upTo)).size === table.length &&
    table.every(
      (row) => isWithin(row.upTo, weight) && isWithin(row.address, price) && isWithin(row.office, price),
    )
  );
}

/** True for a whole number between the limits. */
export const isWithin = (value: number, { from, to }: { from: number; to: number }): boolean =>
  Number.isInteger(value) && value >= from && value <= to;
