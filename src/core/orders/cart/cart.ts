import { containedVat, Money } from '../../shared/money.ts';
import { currentPrice } from '../../shop/product.ts';
import type { Picture } from '../../shared/picture.ts';

/** Limits of the pieces of a product in an order (CART-02). */
export const CART_QUANTITY = { min: 1, max: 100 } as const;

/** Maximum distinct products of an order. */
export const MAX_ORDER_LINES = 100;

/**
 * Message key of a quantity's error; null if valid (CART-02).
 * @param stock pieces in stock, if known
 */
export function quantityProblem(quantity: number, stock = Infinity): string | null {
  if (!Number.isInteger(quantity)) return 'cart-quantity-required';
  if (quantity < CART_QUANTITY.min) return 'cart-quantity-too-small';
  if (quantity > CART_QUANTITY.max) return 'cart-quantity-too-large';
  return quantity > stock ? 'cart-quantity-over-stock' : null;
}

/** Percent of a vendor's subtotal shown as tax; prices include it (CART-03). */
const TAX_PERCENT = 20;

/** Stored vendor of the cart; `deliveryPrice` in stotinki. */
export type CartVendor = { id: number; name: string; deliveryPrice: number };

/** Stored product of the cart, with the values that the buyer saw; money in stotinki. */
export type CartProduct = {
  id: number;
  title: string;
  price: number;
  promoPrice: number | null;
  image: Picture | null;
  quantity: number;
  productNotes: string;
};

/** Products of one vendor, delivered together; amounts in stotinki. */
export type CartGroup = {
  vendor: CartVendor;
  products: readonly CartProduct[];
  totalAmount: number;
  totalTaxes: number;
};

/** Immutable cart of a buyer; each action returns a new one. */
export class Cart {
  static readonly empty = new Cart([]);

  private constructor(readonly groups: readonly CartGroup[]) {}

  /** Builds a cart from its lines and computes the totals. */
  static of(lines: Iterable<{ vendor: CartVendor; product: CartProduct }>): Cart {
    const byVendor = new Map<number, { vendor: CartVendor; products: CartProduct[] }>();
    for (const { vendor, product } of lines) {
      const group = byVendor.get(vendor.id) ?? { vendor, products: [] };
      byVendor.set(vendor.id, { vendor, products: [...group.products, product] });
    }
    return new Cart([...byVendor.values()].map(({ vendor, products }) => groupOf(vendor, products)));
  }

  /** Adds pieces, up to the limit of an order. */
  add(vendor: CartVendor, product: CartProduct): Cart {
    const present = this.find(product.id);
    if (!present) return Cart.of([...this.lines(), { vendor, product }]);
    const quantity = Math.min(present.quantity + product.quantity, CART_QUANTITY.max);
    return this.replace(vendor, {
      ...product,
      quantity,
      productNotes: product.productNotes || present.productNotes,
    });
  }

  changeQuantity(productId: number, quantity: number): Cart {
    const whole = Math.trunc(quantity);
    const bounded = Math.min(Math.max(whole || CART_QUANTITY.min, CART_QUANTITY.min), CART_QUANTITY.max);
    return this.map((product) => (product.id === productId ? { ...product, quantity: bounded } : product));
  }

  changeNotes(productId: number, productNotes: string): Cart {
    return this.map((product) => (product.id === productId ? { ...product, productNotes } : product));
  }

  /** Removes a product, and its vendor if no products remain (CART-04). */
  remove(productId: number): Cart {
    return Cart.of(this.lines().filter(({ product }) => product.id !== productId));
  }

  /** Updates a product and its vendor with current data (CART-06). */
  replace(vendor: CartVendor, renewed: CartProduct): Cart {
    return Cart.of(
      this.lines().map((line) => {
        if (line.product.id === renewed.id) return { vendor, product: renewed };
        return line.vendor.id === vendor.id ? { ...line, vendor } : line;
      }),
    );
  }

  find(productId: number): CartProduct | undefined {
    return this.lines().find(({ product }) => product.id === productId)?.product;
  }

  lines(): { vendor: CartVendor; product: CartProduct }[] {
    return this.groups.flatMap(({ vendor, products }) => products.map((product) => ({ vendor, product })));
  }

  /** Number of distinct products above the limit of an order. */
  get linesTooMany(): number {
    return Math.max(this.lines().length - MAX_ORDER_LINES, 0);
  }

  get isEmpty(): boolean {
    return this.groups.length === 0;
  }

  get totalProductCount(): number {
    return this.lines().reduce((count, { product }) => count + product.quantity, 0);
  }

  /** Delivery, once per vendor (CART-03). */
  get totalDeliveryAmount(): number {
    return Money.sum(this.groups.map(({ vendor }) => Money.ofStotinki(vendor.deliveryPrice))).stotinki;
  }

  /** Products with VAT, without delivery. */
  get totalProductsAmount(): number {
    return Money.sum(this.groups.map(({ totalAmount }) => Money.ofStotinki(totalAmount))).stotinki;
  }

  /** Taxes as CART-03 requires them in storage; buyers see `containedVat`. */
  get totalTaxesAmount(): number {
    return Money.sum(this.groups.map(({ totalTaxes }) => Money.ofStotinki(totalTaxes))).stotinki;
  }

  /** VAT contained in the total, as in orders, mails and receipts (CART-03). */
  get containedVat(): number {
    return containedVat(this.totalOrderAmount);
  }

  /** Total of products and delivery. Prices already include the shown taxes (CART-03). */
  get totalOrderAmount(): number {
    return this.totalProductsAmount + this.totalDeliveryAmount;
  }

  private map(change: (product: CartProduct) => CartProduct): Cart {
    return Cart.of(this.lines().map(({ vendor, product }) => ({ vendor, product: change(product) })));
  }
}

function groupOf(vendor: CartVendor, products: readonly CartProduct[]): CartGroup {
  const total = Money.sum(
    products.map((product) => Money.ofStotinki(currentPrice(product)).times(product.quantity)),
  );
  return {
    vendor,
    products,
    totalAmount: total.stotinki,
    totalTaxes: total.fraction(TAX_PERCENT, 100).stotinki,
  };
}

/** Port to the stored cart; in the browser the key is `cart` (CART-01). */
export abstract class CartStorage {
  /** Returns the valid part of a broken or older cart, and never throws (CART-09). */
  abstract read(): Cart;
  /** @returns false if the write fails, for example because the storage is full */
  abstract write(cart: Cart): boolean;
  /** Reports changes by other tabs. */
  abstract watch(changed: () => void): void;
}
