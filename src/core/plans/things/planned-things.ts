import type { Picture } from '../../shared/picture.ts';
import type { VendorSummary } from '../../shop/product.ts';
import type { ThingBudget, ThingReason } from './thing-choices.ts';

/** A product as it was when it was chosen; the price of a piece, in stotinki. */
export type PlannedProduct = {
  id: number;
  title: string;
  price: number;
  image: Picture | null;
  vendor: VendorSummary;
  /** Working days from the order to the door. */
  deliveryDays: { from: number; to: number };
};

/** What became of a need: a product, or word that it is there already or not wanted. */
export type PlannedThing = { need: string } & (
  | { state: 'chosen'; quantity: number; reason: ThingReason; product: PlannedProduct }
  | { state: 'owned' | 'left-out' }
);

/** What a home is furnished with (PLAN-05); a need that is not named is open. */
export type PlannedThings = {
  /** By which budget things were chosen; null while none were. */
  budget: ThingBudget | null;
  things: PlannedThing[];
};

export type ChosenThing = Extract<PlannedThing, { state: 'chosen' }>;

export const NO_THINGS: PlannedThings = { budget: null, things: [] };

export const chosenThings = ({ things }: Pick<PlannedThings, 'things'>): ChosenThing[] =>
  things.filter((thing) => thing.state === 'chosen');

/**
 * Stotinki: what the pieces cost, and the delivery of each vendor once, as the cart adds them up (CART-03); it is kept out of
 * what a plan's start loads.
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
