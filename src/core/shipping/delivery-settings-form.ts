import type { FieldErrors } from '../shared/failure.ts';
import type { Language } from '../shared/language.ts';
import { typedMeasure, typedStotinki, WEIGHTS } from '../shared/typed-number.ts';
import { writtenLeva, writtenNumber } from '../shared/written-number.ts';
import type { ShippingCourier } from './courier-office.ts';
import { DELIVERY_METHODS, DELIVERY_PRICINGS } from './delivery.ts';
import type { DeliveryMethod, WeightPrice } from './delivery.ts';
import { chosenMethods, DELIVERY_LIMITS, deliveryErrors, isWithin } from './delivery-settings.ts';
import type { DeliverySettings } from './delivery-settings.ts';

/** Row of the table as text: the weight in kg, the prices in leva. */
export type TypedWeightPrice = Record<keyof WeightPrice, string>;

/** Values of the form of the delivery settings; `courier` is empty without a choice. */
export type TypedDelivery = Omit<DeliverySettings, 'courier' | 'table' | 'freeFrom'> & {
  courier: ShippingCourier | '';
  /** At least one row, also while the prices do not come from the table. */
  table: TypedWeightPrice[];
  freeFrom: string;
};

export const EMPTY_ROW: TypedWeightPrice = { upTo: '', address: '', office: '' };

export const EMPTY_DELIVERY: TypedDelivery = {
  courier: '',
  methods: ['address'],
  senderCity: '',
  pricing: 'flat',
  table: [EMPTY_ROW],
  freeFrom: '',
};

/**
 * Values for stored settings.
 * @param couriers couriers of this site; the only one is chosen, one that is no longer available is not
 */
export function typedDeliveryOf(
  settings: DeliverySettings | null,
  couriers: readonly ShippingCourier[],
  language: Language,
): TypedDelivery {
  const [only = ''] = couriers.length === 1 ? couriers : [];
  if (!settings) return { ...EMPTY_DELIVERY, courier: only };
  const { courier, methods, senderCity, pricing, table, freeFrom } = settings;
  const rows = table.map(({ upTo, address, office }) => ({
    upTo: writtenNumber(upTo / 1_000, language),
    address: writtenLeva(address, language),
    office: writtenLeva(office, language),
  }));
  return {
    courier: couriers.includes(courier) ? courier : only,
    methods,
    senderCity,
    pricing,
    table: rows.length > 0 ? rows : [EMPTY_ROW],
    freeFrom: writtenLeva(freeFrom, language),
  };
}

/** Price columns of the table for these methods: offices and lockers share one. */
export function priceColumns(methods: readonly DeliveryMethod[]): ('address' | 'office')[] {
  const hasPlace = methods.includes('office') || methods.includes('locker');
  if (!hasPlace) return ['address'];
  return methods.includes('address') ? ['address', 'office'] : ['office'];
}

/**
 * Reads the form. An unused price column gets the prices of the other one. `settings` is null without a courier.
 * Errors of cells are named `table.<row>.<column>`.
 */
export function deliverySettingsOf(typed: TypedDelivery): {
  settings: DeliverySettings | null;
  errors: FieldErrors;
} {
  const { courier, senderCity, pricing } = typed;
  const methods = chosenMethods(typed);
  const columns = priceColumns(methods);
  const table = pricing === 'table' ? typed.table.map((row) => weightPriceOf(row, columns)) : [];
  const freeFrom = typed.freeFrom.trim() === '' ? null : (typedStotinki(typed.freeFrom) ?? Number.NaN);
  const settings = { methods, senderCity, pricing, table, freeFrom };
  const cells = Object.assign({}, ...table.map((row, index) => cellErrors(row, index, table, columns)));
  const { table: ofTable, ...errors } = deliveryErrors({ courier, ...settings });
  return {
    settings: courier === '' ? null : { courier, ...settings },
    errors: {
      ...(courier === '' && { courier: 'error-delivery-courier-required' }),
      ...errors,
      ...(ofTable !== undefined && Object.keys(cells).length === 0 ? { table: ofTable } : cells),
    },
  };
}

/** NaN for unreadable texts. */
function weightPriceOf(row: TypedWeightPrice, columns: readonly ('address' | 'office')[]): WeightPrice {
  const [first = 'address'] = columns;
  const price = (column: 'address' | 'office') =>
    typedStotinki(row[columns.includes(column) ? column : first]) ?? Number.NaN;
  return {
    upTo: typedMeasure(row.upTo, WEIGHTS, WEIGHTS.kg) ?? Number.NaN,
    address: price('address'),
    office: price('office'),
  };
}

function cellErrors(
  row: WeightPrice,
  index: number,
  table: readonly WeightPrice[],
  columns: readonly ('address' | 'office')[],
): FieldErrors {
  const errors: FieldErrors = {};
  const isRepeated = table.slice(0, index).some(({ upTo }) => upTo === row.upTo);
  if (!isWithin(row.upTo, DELIVERY_LIMITS.weight)) errors[`table.${index}.upTo`] = 'error-delivery-weight';
  else if (isRepeated) errors[`table.${index}.upTo`] = 'error-delivery-weight-repeated';
  for (const column of columns) {
    if (isWithin(row[column], DELIVERY_LIMITS.price)) continue;
    const isHigh = row[column] > DELIVERY_LIMITS.price.to;
    errors[`table.${index}.${column}`] = isHigh ? 'error-delivery-price-high' : 'error-delivery-price';
  }
  return errors;
}

/** Removes from a draft of an earlier version everything that the form cannot show. */
export function tidyDeliveryDraft(draft: TypedDelivery, couriers: readonly ShippingCourier[]): TypedDelivery {
  const rows = draft.table.filter(
    (row) => row && Object.keys(EMPTY_ROW).every((name) => typeof row[name as 'upTo'] === 'string'),
  );
  return {
    ...draft,
    courier: couriers.find((courier) => courier === draft.courier) ?? '',
    methods: DELIVERY_METHODS.filter((method) => draft.methods.includes(method)),
    pricing: DELIVERY_PRICINGS.find((pricing) => pricing === draft.pricing) ?? 'flat',
    table: rows.length > 0 ? rows.slice(0, DELIVERY_LIMITS.rows) : [EMPTY_ROW],
  };
}
