import { Cart } from '../../orders/cart/cart.ts';
import { chosenThings } from './planned-things.ts';
import type { ChosenThing, PlannedThings } from './planned-things.ts';

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
