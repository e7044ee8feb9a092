import { currentPrice } from '../../shop/product.ts';
import type { ProductSummary } from '../../shop/product.ts';
import type { Cart } from './cart.ts';

/** Change of a product since it was added to the cart; prices in stotinki (CART-06). */
export type CartChange =
  | { kind: 'price'; productId: number; title: string; before: number; now: number }
  | { kind: 'delivery'; vendorId: number; title: string; before: number; now: number }
  | { kind: 'stock'; productId: number; title: string; before: number; now: number }
  | { kind: 'gone'; productId: number; title: string };

/**
 * Updates the cart with current data and returns the differences. A quantity above the stock is reduced, and
 * a product without stock is removed; both are reported.
 */
export function renewCart(
  cart: Cart,
  current: readonly ProductSummary[],
): { cart: Cart; changes: CartChange[] } {
  const products = new Map(current.map((product) => [product.id, product]));
  const deliveries = new Set<number>();
  const changes: CartChange[] = [];
  let renewed = cart;
  for (const { vendor, product } of cart.lines()) {
    const now = products.get(product.id);
    if (!now || now.quantity === 0) {
      changes.push({ kind: 'gone', productId: product.id, title: product.title });
      renewed = renewed.remove(product.id);
      continue;
    }
    if (currentPrice(now) !== currentPrice(product)) {
      const [before, after] = [currentPrice(product), currentPrice(now)];
      changes.push({ kind: 'price', productId: product.id, title: now.title, before, now: after });
    }
    if (now.quantity < product.quantity) {
      changes.push({
        kind: 'stock',
        productId: product.id,
        title: now.title,
        before: product.quantity,
        now: now.quantity,
      });
    }
    if (now.vendor.deliveryPrice !== vendor.deliveryPrice && !deliveries.has(vendor.id)) {
      deliveries.add(vendor.id);
      const [before, after] = [vendor.deliveryPrice, now.vendor.deliveryPrice];
      changes.push({ kind: 'delivery', vendorId: vendor.id, title: now.vendor.name, before, now: after });
    }
    renewed = renewed.replace(
      { id: now.vendor.id, name: now.vendor.name, deliveryPrice: now.vendor.deliveryPrice },
      {
        ...product,
        title: now.title,
        price: now.price,
        promoPrice: now.promoPrice,
        image: now.image,
        quantity: Math.min(product.quantity, now.quantity),
      },
    );
  }
  return { cart: renewed, changes };
}
