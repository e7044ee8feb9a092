import { PLANNED_WORK } from '../moving-plan.ts';
import type { MovingPlan } from '../moving-plan.ts';

/** Plans that filled this browser's cart, and pending updates of plans. */
export type PlansInCart = {
  /** By plan id, with the added products. */
  plans: { plan: string; products: number[] }[];
  orders: { plan: string; token: string }[];
};

/** Port to the browser's storage; broken data are ignored. */
export abstract class PlansInCartStorage {
  abstract read(): PlansInCart;
  abstract write(stored: PlansInCart): void;
}

/** Replaces an order's link, of goods or services; returns the same plan if it has no such order. */
export function withMovedOrder(plan: MovingPlan, oldToken: string, newToken: string): MovingPlan {
  const works = PLANNED_WORK.filter((work) => plan[work].orderToken === oldToken);
  if (works.length === 0 && !plan.goodsOrders.includes(oldToken)) return plan;
  return works.reduce((moved, work) => ({ ...moved, [work]: { ...moved[work], orderToken: newToken } }), {
    ...plan,
    goodsOrders: plan.goodsOrders.map((token) => (token === oldToken ? newToken : token)),
  });
}
