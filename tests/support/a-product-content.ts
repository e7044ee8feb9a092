import { EMPTY_PRODUCT } from '../../src/core/shop/product-content.ts';
import type { ProductContent } from '../../src/core/shop/product-content.ts';
import type { ShopForm } from '../../src/core/shop/vendor-profile.ts';

/** Content of a product: a chair for 129 leva, eight in stock. */
export function aChair(change: Partial<ProductContent> = {}): ProductContent {
  return {
    ...EMPTY_PRODUCT,
    code: 'CHAIR-1',
    ean: '3800123456787',
    categoryId: 1,
    titleBg: 'Стол „Ана“',
    titleEn: 'Chair “Ana”',
    descriptionBg: 'Удобен стол за трапезарията.',
    descriptionEn: 'A comfortable dining chair.',
    price: 12_900,
    promoPrice: null,
    quantity: 8,
    colour: 'green',
    material: 'wood',
    size: null,
    width: 450,
    height: 820,
    depth: 500,
    weight: 5_200,
    deliveryDaysFrom: 2,
    deliveryDaysTo: 5,
    manufacturer: 'Дървото ООД',
    manufacturerAddress: 'Троян, ул. Минзухар 1',
    manufacturerContact: 'office@darvoto.example',
    manufacturerCountry: 'BG',
    responsibleName: '',
    responsibleAddress: '',
    responsibleContact: '',
    safetyBg: '',
    safetyEn: '',
    variantOf: null,
    ...change,
  };
}

/** Profile of a shop with its trader's details. */
export function aShopForm(change: Partial<ShopForm> = {}): ShopForm {
  return {
    name: 'Дървото',
    descriptionBg: 'Мебели от масивно дърво.',
    descriptionEn: 'Solid wood furniture.',
    deliveryPrice: 590,
    deliveryDaysFrom: 2,
    deliveryDaysTo: 5,
    cutoffHour: null,
    returnsBg: 'Връщане до 14 дни.',
    returnsEn: 'Returns within 14 days.',
    returnAddress: '',
    paysReturns: false,
    companyName: 'Дървото ООД',
    companyNumber: '999001012',
    vatNumber: 'BG999001012',
    address: 'Троян, ул. Минзухар 1',
    email: 'shop@example.com',
    phone: '0887654321',
    ...change,
  };
}
