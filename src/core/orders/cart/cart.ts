import { containedVat, Money } from '../../shared/money.ts';
import { currentPrice } from '../../shop/product.ts';
import type { Picture } from '../../shared/picture.ts';

/** Pieces of one product that an order may hold (CART-02). */
export const CART_QUANTITY = { min: 1, max: 100 } as const;

/** Different products that one order takes. */
export const MAX_ORDER_LINES = 100;

/**
 * Why a quantity can't be ordered, as a message key; null when it can (CART-02).
 * @param stock pieces the shop has, where that is known
 */
export function quantityProblem(quantity: number, stock = Infinity): string | null {
  if (!Number.isInteger(quantity)) return 'cart-quantity-required';
  if (quantity < CART_QUANTITY.min) return 'cart-quantity-too-small';
  if (quantity > CART_QUANTITY.max) return 'cart-quantity-too-large';
  return quantity > stock ? 'cart-quantity-over-stock' : null;
}

/** The share of a vendor's subtotal that is shown as tax; prices already include it (CART-03). */
const TAX_PERCENT = 20;

/** A vendor as the cart remembers it; `deliveryPrice` in stotinki. */
export type CartVendor = { id: number; name: string; deliveryPrice: number };

/** A product as the cart remembers it: what the buyer saw when it was put in; money in stotinki. */
export type CartProduct = {
  id: number;
  title: string;
  price: number;
  promoPrice: number | null;
  image: Picture | null;
  quantity: number;
  productNotes: string;
};

/** One vendor's products in the cart, which are delivered together; amounts in stotinki. */
export type CartGroup = {
  vendor: CartVendor;
  products: readonly CartProduct[];
  totalAmount: number;
  totalTaxes: number;
};

/** A buyer's cart. It never changes: each action gives a new one. */
export class Cart {
  static readonly empty = new Cart([]);

  private constructor(readonly groups: readonly CartGroup[]) {}

  /** Builds a cart anew from its lines, so that totals are always this class's own. */
  static of(lines: Iterable<{ vendor: CartVendor; product: CartProduct }>): Cart {
    const byVendor = new Map<number, { vendor: CartVendor; products: CartProduct[] }>();
    for (const { vendor, product } of lines) {
      const group = byVendor.get(vendor.id) ?? { vendor, products: [] };
      byVendor.set(vendor.id, { vendor, products: [...group.products, product] });
    }
    return new Cart([...byVendor.values()].map(({ vendor, products }) => groupOf(vendor, products)));
  }

  /** Adds pieces; a product that is there already gets more, up to the most an order may hold. */
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

  /** A vendor without products leaves the cart (CART-04). */
  remove(productId: number): Cart {
    return Cart.of(this.lines().filter(({ product }) => product.id !== productId));
  }

  /** The same cart with what the shop says now of a product and its vendor (CART-06). */
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

  /** Different products above the most that one order takes. */
  get linesTooMany(): number {
    return Math.max(this.lines().length - MAX_ORDER_LINES, 0);
  }

  get isEmpty(): boolean {
    return this.groups.length === 0;
  }

  /** Pieces of all products. */
  get totalProductCount(): number {
    return this.lines().reduce((count, { product }) => count + product.quantity, 0);
  }

  /** Delivery, once for each vendor (CART-03). */
  get totalDeliveryAmount(): number {
    return Money.sum(this.groups.map(({ vendor }) => Money.ofStotinki(vendor.deliveryPrice))).stotinki;
  }

  /** What the products cost together, VAT included and delivery not. */
  get totalProductsAmount(): number {
    return Money.sum(this.groups.map(({ totalAmount }) => Money.ofStotinki(totalAmount))).stotinki;
  }

  /** The taxes as CART-03 wants them kept; what people read is `containedVat`. */
  get totalTaxesAmount(): number {
    return Money.sum(this.groups.map(({ totalTaxes }) => Money.ofStotinki(totalTaxes))).stotinki;
  }

  /** The VAT that is truly within what is paid, as orders, mails and receipts say it (CART-03). */
  get containedVat(): number {
    return containedVat(this.totalOrderAmount);
  }

  /** What is paid: products and delivery. The shown taxes are within the prices and not added (CART-03). */
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
