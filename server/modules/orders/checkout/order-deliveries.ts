import type { Selectable } from 'kysely';
import { Cart } from '../../../../src/core/orders/cart/cart.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import type { FieldErrors } from '../../../../src/core/shared/failure.ts';
import { officeKindOf } from '../../../../src/core/shipping/delivery.ts';
import type { VendorDelivery } from '../../../../src/core/shipping/delivery.ts';
import { parcelProblem } from '../../../../src/core/shipping/parcel.ts';
import { methodsOf, optionOf } from '../../shipping/delivery-options.ts';
import type { QuotedParcel } from '../../shipping/delivery-options.ts';
import type { CourierOfficeTable } from '../../shipping/tables.ts';
import type { StoredDelivery } from '../tables.ts';

type Office = Selectable<CourierOfficeTable>;

/**
 * Checks the chosen deliveries (SHIP-02); vendors without a choice deliver to the address.
 * @returns the delivery of each vendor, by id
 * @throws Failure `validation_failed` (`invalid`) with `deliveries.<vendor id>`
 */
export function checkDeliveries(
  quotes: readonly QuotedParcel[],
  deliveries: readonly VendorDelivery[],
  offices: readonly Office[],
): Map<number, StoredDelivery> {
  const errors: FieldErrors = {};
  const checked = quotes.map((quote): [number, StoredDelivery] => {
    const { vendorId } = quote;
    const { method, officeId } = choiceOf(deliveries, vendorId);
    const office = offices.find(({ id }) => id === officeId) ?? null;
    const problem = problemOf(quote, method, office);
    if (problem) errors[`deliveries.${vendorId}`] = problem;
    return [vendorId, { method, office: officeKindOf(method) && office ? storedOffice(office) : null }];
  });
  if (Object.keys(errors).length > 0) throw new Failure('validation_failed', errors, 'invalid');
  return new Map(checked);
}

/** Replaces the flat prices of the cart by those of the chosen deliveries, for the current sums (SHIP-04). */
export function withDeliveryPrices(
  cart: Cart,
  quotes: readonly QuotedParcel[],
  deliveries: readonly VendorDelivery[],
): Cart {
  return Cart.of(
    cart.groups.flatMap(({ vendor, products, totalAmount }) => {
      const quote = quotes.find(({ vendorId }) => vendorId === vendor.id);
      const { method } = choiceOf(deliveries, vendor.id);
      const deliveryPrice = quote ? optionOf(quote, method, totalAmount).price : vendor.deliveryPrice;
      return products.map((product) => ({ vendor: { ...vendor, deliveryPrice }, product }));
    }),
  );
}

const choiceOf = (deliveries: readonly VendorDelivery[], vendorId: number): VendorDelivery =>
  deliveries.find((one) => one.vendorId === vendorId) ?? { vendorId, method: 'address', officeId: null };

function problemOf(
  quote: QuotedParcel,
  method: VendorDelivery['method'],
  office: Office | null,
): string | null {
  if (!methodsOf(quote).includes(method)) return 'error-delivery-method';
  const kind = officeKindOf(method);
  if (!kind) return null;
  if (!office || office.kind !== kind || office.courier !== quote.settings?.courier)
    return 'error-delivery-office';
  const [long = 0, middle = 0, short = 0] = office.max_sides;
  return parcelProblem(quote.parcel, { weight: office.max_weight, sides: [long, middle, short] });
}

function storedOffice({ courier, code, ...office }: Office): StoredDelivery['office'] {
  return {
    courier,
    code,
    name: { bg: office.name_bg, en: office.name_en },
    city: { bg: office.city_bg, en: office.city_en },
    address: { bg: office.address_bg, en: office.address_en },
  };
}
