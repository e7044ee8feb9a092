import { Cart, CART_QUANTITY, CartStorage } from '../../core/orders/cart/cart.ts';
import type { CartProduct, CartVendor } from '../../core/orders/cart/cart.ts';
import { isWhole, MAX_STOTINKI, pictureIn } from './stored-values.ts';
import { fieldsOf, parseJson, STORE_KEYS } from './text-store.ts';
import type { TextStore } from './text-store.ts';

/**
 * The cart as JSON under the key `cart` (CART-01): `vendors` by vendor id, each with `vendor`, `products`,
 * `totalAmount` and `totalTaxes`; and `totalOrderAmount`, `totalDeliveryAmount`, `totalProductCount`. Totals
 * are only written for external readers; a read computes them again.
 */
export class StoredCart extends CartStorage {
  constructor(private readonly store: TextStore) {
    super();
  }

  read(): Cart {
    const stored = fieldsOf(parseJson(this.store.read(STORE_KEYS.cart)));
    const { vendors } = stored;
    // The older format has the vendors at the top level and amounts in leva.
    const isOlder = vendors === undefined;
    const lines = Object.entries(isOlder ? stored : fieldsOf(vendors)).flatMap(([key, value]) => {
      const group = fieldsOf(value);
      const vendor = vendorOf(group['vendor'], isOlder ? key : null);
      if (!vendor) return [];
      return Object.values(fieldsOf(group['products']))
        .map((product) => productOf(product, isOlder))
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

/**
 * @param key of a group in the older format, which may contain the vendor's only id; null in the current
 * format
 */
function vendorOf(stored: unknown, key: string | null): CartVendor | null {
  const { id: written = key, name, deliveryPrice } = fieldsOf(stored);
  const id = numberOf(written);
  if (!isWhole(id, 1)) return null;
  const delivery = stotinkiOf(deliveryPrice, key !== null);
  return {
    id,
    name: typeof name === 'string' ? name : '',
    deliveryPrice: isWhole(delivery, 0, MAX_STOTINKI) ? delivery : 0,
  };
}

function productOf(stored: unknown, isInLeva: boolean): CartProduct | null {
  const fields = fieldsOf(stored);
  const { title, image, productNotes } = fields;
  const [id, quantity] = [numberOf(fields['id']), numberOf(fields['quantity'])];
  const [price, promoPrice] = [
    stotinkiOf(fields['price'], isInLeva),
    stotinkiOf(fields['promoPrice'], isInLeva),
  ];
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

/** A number, also from a text of digits. */
function numberOf(value: unknown): unknown {
  return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
}

/** Converts an amount to stotinki. Texts and fractions are in leva, like all amounts of the older format. */
function stotinkiOf(value: unknown, isInLeva: boolean): unknown {
  const isText = typeof value === 'string' && /^\d{1,7}(?:[.,]\d{1,2})?$/.test(value);
  const amount = isText ? Number(value.replace(',', '.')) : value;
  if (typeof amount !== 'number') return amount;
  return isInLeva || isText || !Number.isInteger(amount) ? Math.round(amount * 100) : amount;
}
