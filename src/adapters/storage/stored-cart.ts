import { Cart, CART_QUANTITY } from '../../core/orders/cart/cart.ts';
import type { CartProduct, CartVendor } from '../../core/orders/cart/cart.ts';
import { CartStorage } from '../../core/orders/cart/cart-storage.ts';
import { isWhole, MAX_STOTINKI, pictureIn } from './kept-values.ts';
import { fieldsOf, parseJson, STORE_KEYS } from './text-store.ts';
import type { TextStore } from './text-store.ts';

/**
 * The cart as JSON under the key `cart` (CART-01): `vendors` by vendor id, each with `vendor`, `products`,
 * `totalAmount` and `totalTaxes`; and `totalOrderAmount`, `totalDeliveryAmount`, `totalProductCount`.
 * Totals are written for whoever reads the storage; reading computes them anew.
 */
export class StoredCart extends CartStorage {
  constructor(private readonly store: TextStore) {
    super();
  }

  read(): Cart {
    const vendors = fieldsOf(fieldsOf(parseJson(this.store.read(STORE_KEYS.cart)))['vendors']);
    const lines = Object.values(vendors).flatMap((stored) => {
      const group = fieldsOf(stored);
      const vendor = vendorOf(group['vendor']);
      const products = Array.isArray(group['products']) ? group['products'] : [];
      if (!vendor) return [];
      return products
        .map(productOf)
        .filter((product) => product !== null)
        .map((product) => ({ vendor, product }));
    });
    const unique = new Map(lines.map((line) => [line.product.id, line]));
    return Cart.of(unique.values());
  }

  write(cart: Cart): boolean {
    const text = JSON.stringify({
      vendors: Object.fromEntries(cart.groups.map((group) => [group.vendor.id, group])),
      totalOrderAmount: cart.totalOrderAmount,
      totalDeliveryAmount: cart.totalDeliveryAmount,
      totalProductCount: cart.totalProductCount,
    });
    return this.store.write(STORE_KEYS.cart, text);
  }

  watch(changed: () => void): void {
    this.store.watch(STORE_KEYS.cart, changed);
  }
}

function vendorOf(stored: unknown): CartVendor | null {
  const { id, name, deliveryPrice } = fieldsOf(stored);
  if (!isWhole(id, 1)) return null;
  return {
    id,
    name: typeof name === 'string' ? name : '',
    deliveryPrice: isWhole(deliveryPrice, 0, MAX_STOTINKI) ? deliveryPrice : 0,
  };
}

function productOf(stored: unknown): CartProduct | null {
  const { id, title, price, promoPrice, image, quantity, productNotes } = fieldsOf(stored);
  if (!isWhole(id, 1) || !isWhole(price, 1, MAX_STOTINKI)) return null;
  if (!isWhole(quantity, CART_QUANTITY.min, CART_QUANTITY.max)) return null;
  return {
    id,
    title: typeof title === 'string' ? title : '',
    price,
    promoPrice: isWhole(promoPrice, 1, MAX_STOTINKI) ? promoPrice : null,
    image: pictureIn(image),
    quantity,
    productNotes: typeof productNotes === 'string' ? productNotes.slice(0, 500) : '',
  };
}
