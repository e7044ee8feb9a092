import type { CartProduct, CartVendor } from '../../src/core/orders/cart/cart.ts';
import { emptyContent } from '../../src/core/shared/fields.ts';
import { DIMENSION_FIELDS, PUBLIC_FIELDS } from '../../src/core/shop/product-fields.ts';
import type { Product, ProductSummary } from '../../src/core/shop/product.ts';

/** Vendor with delivery for 5.90 leva. */
export function aVendor(change: Partial<CartVendor> = {}): CartVendor {
  return { id: 7, name: 'Дом и светлина', deliveryPrice: 590, ...change };
}

/** Lamp for 45.90 leva, ten in stock. */
export function aProduct(change: Partial<ProductSummary> = {}): ProductSummary {
  return {
    id: 1,
    title: 'Настолна лампа „Зора“',
    price: 4590,
    promoPrice: null,
    image: { url: '/pictures/lamp.svg', width: 800, height: 800 },
    vendor: aVendor(),
    categories: [{ id: 3, name: 'Лампи' }],
    quantity: 10,
    variants: 0,
    rating: null,
    deliveryDays: { from: 2, to: 4 },
    ...change,
  };
}

/** The lamp of `aProduct` with all fields of its page. */
export function aWholeProduct(change: Partial<Product> = {}): Product {
  return {
    ...aProduct(),
    description: 'Топла светлина за четене.',
    pictures: [],
    ...emptyContent(PUBLIC_FIELDS),
    dimensions: emptyContent(DIMENSION_FIELDS),
    manufacturer: { name: 'Зора', address: 'Габрово', contact: 'office@zora.example' },
    responsiblePerson: null,
    safety: '',
    family: [],
    ...change,
  };
}

/** One such lamp in a stored cart. */
export function aCartProduct(change: Partial<CartProduct> = {}): CartProduct {
  const { id, title, price, promoPrice, image } = aProduct();
  return { id, title, price, promoPrice, image, quantity: 1, productNotes: '', ...change };
}
