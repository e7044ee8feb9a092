import type { FieldErrors } from '../shared/failure.ts';
import type { Language } from '../shared/language.ts';
import { typedCount, typedStotinki } from '../shared/typed-number.ts';
import { writtenLeva } from '../shared/written-number.ts';
import type { ShopForm } from './vendor-profile.ts';

type Typed = 'deliveryPrice' | 'deliveryDaysFrom' | 'deliveryDaysTo' | 'cutoffHour';

/** Values of a shop's form; typed fields are text, the price in leva. */
export type TypedShop = Omit<ShopForm, Typed> & Record<Typed, string>;

export function typedShopOf(shop: ShopForm, language: Language): TypedShop {
  const text = (value: number | null) => (value === null ? '' : String(value));
  return {
    name: shop.name,
    descriptionBg: shop.descriptionBg,
    descriptionEn: shop.descriptionEn === shop.descriptionBg ? '' : shop.descriptionEn,
    deliveryPrice: writtenLeva(shop.deliveryPrice, language),
    deliveryDaysFrom: text(shop.deliveryDaysFrom),
    deliveryDaysTo: text(shop.deliveryDaysTo),
    cutoffHour: text(shop.cutoffHour),
    returnsBg: shop.returnsBg,
    returnsEn: shop.returnsEn === shop.returnsBg ? '' : shop.returnsEn,
    returnAddress: shop.returnAddress,
    paysReturns: shop.paysReturns,
    companyName: shop.companyName,
    companyNumber: shop.companyNumber,
    vatNumber: shop.vatNumber,
    address: shop.address,
    email: shop.email,
    phone: shop.phone,
  };
}

export const EMPTY_SHOP: TypedShop = {
  name: '',
  descriptionBg: '',
  descriptionEn: '',
  deliveryPrice: '',
  deliveryDaysFrom: '',
  deliveryDaysTo: '',
  cutoffHour: '',
  returnsBg: '',
  returnsEn: '',
  returnAddress: '',
  paysReturns: false,
  companyName: '',
  companyNumber: '',
  vatNumber: '',
  address: '',
  email: '',
  phone: '',
};

/** Reads the form. Empty and unreadable texts become null; unreadable ones also add an error. */
export function shopFormOf(typed: TypedShop): { form: ShopForm; errors: FieldErrors } {
  const errors: FieldErrors = {};
  const read = (name: Typed, parse: (text: string) => number | null, message: string) => {
    const text = typed[name].trim();
    const value = parse(text);
    if (text !== '' && value === null) errors[name] = message;
    return value;
  };
  return {
    form: {
      ...typed,
      deliveryPrice: read('deliveryPrice', typedStotinki, 'error-product-price'),
      deliveryDaysFrom: read('deliveryDaysFrom', typedCount, 'error-number-required'),
      deliveryDaysTo: read('deliveryDaysTo', typedCount, 'error-number-required'),
      cutoffHour: read('cutoffHour', typedCount, 'error-number-required'),
    },
    errors,
  };
}
