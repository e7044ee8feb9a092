import { isInEuropeanUnion } from '../../core/shared/countries.ts';
import { pickFields } from '../../core/shared/fields.ts';
import type { Language } from '../../core/shared/language.ts';
import { productContentOf } from '../../core/shop/own-product-form.ts';
import type { ProductForm } from '../../core/shop/own-product-form.ts';
import type { OwnVariant } from '../../core/shop/own-product.ts';
import { shownPrices } from '../../core/shop/prior-price.ts';
import type { PriceHistory } from '../../core/shop/prior-price.ts';
import { DIMENSION_FIELDS, PUBLIC_FIELDS } from '../../core/shop/product-fields.ts';
import type { Category, Product } from '../../core/shop/product.ts';
import type { OwnShop } from '../../core/shop/vendor-profile.ts';
import type { UploadedPicture } from '../../core/site/picture-uploads.ts';

type Around = {
  id: number;
  shop: OwnShop;
  categories: readonly Category[];
  family: readonly OwnVariant[];
  pictures: readonly UploadedPicture[];
  language: Language;
  history: PriceHistory;
};

/** The product of a form as its public page shows it; invalid values are left out. */
export function previewOf(form: ProductForm, around: Around): Product {
  const { id, shop, categories, family, pictures, language } = around;
  const { content } = productContentOf(form);
  const inLanguage = (bg: string, en: string) => (language === 'en' && en.trim() !== '' ? en : bg);
  const { price, promoPrice } = content;
  const category = categories.find((one) => one.id === content.categoryId);
  const quantity = Math.max(0, content.quantity ?? 0);
  const prices = shownPrices({ price, promoPrice }, around.history);
  const own = { colour: content.colour, size: content.size, ...prices, quantity };
  return {
    id,
    title: inLanguage(content.titleBg, content.titleEn),
    description: inLanguage(content.descriptionBg, content.descriptionEn),
    ...prices,
    image: pictures[0] ?? null,
    pictures: [...pictures],
    vendor: { id: shop.id, name: shop.name, deliveryPrice: shop.deliveryPrice ?? 0 },
    categories: category ? [{ id: category.id, name: category.name }] : [],
    quantity,
    variants: Math.max(0, family.length - 1),
    rating: null,
    ...pickFields(PUBLIC_FIELDS, content),
    dimensions: pickFields(DIMENSION_FIELDS, content),
    deliveryDays: { from: content.deliveryDaysFrom ?? 0, to: content.deliveryDaysTo ?? 0 },
    manufacturer: {
      name: content.manufacturer,
      address: content.manufacturerAddress,
      contact: content.manufacturerContact,
    },
    responsiblePerson: isInEuropeanUnion(content.manufacturerCountry)
      ? null
      : {
          name: content.responsibleName,
          address: content.responsibleAddress,
          contact: content.responsibleContact,
        },
    safety: inLanguage(content.safetyBg, content.safetyEn),
    family: family
      .filter((one) => !one.hidden || one.id === id)
      .map((one) => (one.id === id ? { ...one, ...own } : one)),
  };
}
