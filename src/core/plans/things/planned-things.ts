import type { Picture } from '../../shared/picture.ts';
import type { VendorSummary } from '../../shop/product.ts';
import type { ThingBudget, ThingReason } from './thing-choices.ts';

/** A product as it was when chosen; unit price in stotinki. */
export type PlannedProduct = {
  id: number;
  title: string;
  price: number;
  image: Picture | null;
  vendor: VendorSummary;
  /** Working days until delivery. */
  deliveryDays: { from: number; to: number };
};

/** State of a need: a product, owned or left out. */
export type PlannedThing = { need: string } & (
  | { state: 'chosen'; quantity: number; reason: ThingReason; product: PlannedProduct }
  | { state: 'owned' | 'left-out' }
);

/** Furniture of a plan (PLAN-05); a need without an entry is open. */
export type PlannedThings = {
  /** Chosen budget; null before a choice. */
  budget: ThingBudget | null;
  things: PlannedThing[];
};

export type ChosenThing = Extract<PlannedThing, { state: 'chosen' }>;

export const NO_THINGS: PlannedThings = { budget: null, things: [] };

export const chosenThings = ({ things }: Pick<PlannedThings, 'things'>): ChosenThing[] =>
  things.filter((thing) => thing.state === 'chosen');

/**
 * Stotinki: pieces plus one delivery for each vendor (CART-03). In a file of its own, to stay out of the
 * script of a plan's start.
 */
export function costOfThings(planned: Pick<PlannedThings, 'things'>): { goods: number; delivery: number } {
  const deliveries = new Map<number, number>();
  let goods = 0;
  for (const { quantity, product } of chosenThings(planned)) {
    goods += product.price * quantity;
    deliveries.set(product.vendor.id, product.vendor.deliveryPrice);
  }
  return { goods, delivery: [...deliveries.values()].reduce((sum, price) => sum + price, 0) };
}
