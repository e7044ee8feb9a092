import { Cart } from '../../orders/cart/cart.ts';
import { chosenThings } from './planned-things.ts';
import type { ChosenThing, PlannedThings, PlannedThing } from './planned-things.ts';
import { renewCart } from '../../orders/cart/renew-cart.ts';
import type { CartChange } from '../../orders/cart/renew-cart.ts';
import { currentPrice } from '../../shop/product.ts';
import type { ProductSummary } from '../../shop/product.ts';

/** Chosen products as a cart at the plan's prices; a product of several rooms is one line. */
export function cartOfThings(planned: Pick<PlannedThings, 'things'>): Cart {
  const lines = new Map<number, ChosenThing>();
  for (const thing of chosenThings(planned)) {
    const quantity = (lines.get(thing.product.id)?.quantity ?? 0) + thing.quantity;
    lines.set(thing.product.id, { ...thing, quantity });
  }
  return Cart.of(
    [...lines.values()].map(({ product: { vendor, ...product }, quantity }) => {
      const { id, title, price, image } = product;
      return { vendor, product: { id, title, price, promoPrice: null, image, quantity, productNotes: '' } };
    }),
  );
}

/** Changes of products since they were chosen; nothing is applied by itself (PLAN-10). */
export function thingChanges(planned: PlannedThings, current: readonly ProductSummary[]): CartChange[] {
  return renewCart(cartOfThings(planned), current).changes;
}

/** The plan with current products; unavailable ones are open again. */
export function renewThings(planned: PlannedThings, current: readonly ProductSummary[]): PlannedThings {
  const sold = new Map(current.map((product) => [product.id, product]));
  const left = new Map(current.map(({ id, quantity }) => [id, quantity]));
  const things = planned.things.flatMap((thing): PlannedThing[] => {
    if (thing.state !== 'chosen') return [thing];
    const now = sold.get(thing.product.id);
    const pieces = left.get(thing.product.id) ?? 0;
    if (!now || pieces < thing.quantity) return [];
    left.set(now.id, pieces - thing.quantity);
    const { title, image, vendor } = now;
    return [{ ...thing, product: { ...thing.product, title, image, vendor, price: currentPrice(now) } }];
  });
  return { ...planned, things };
}
