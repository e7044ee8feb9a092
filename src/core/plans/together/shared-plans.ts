import type { ServiceOrder } from '../../services/service-order.ts';
import type { CancelSignal } from '../../shared/failure.ts';
import type { MovingPlan, PlannedWork } from '../moving-plan.ts';
import { NO_SERVICES, PLANNED_WORK } from '../moving-plan.ts';
import type { OrderedGoods } from '../things/ordered-goods.ts';
import type { EditedPlan } from '../moving-plans.ts';
import type { LinkAccess } from './plan-links.ts';

/** State of the plan's order without its link, which could cancel it. */
export type PlannedOrderState = Pick<ServiceOrder, 'number' | 'status' | 'date' | 'window' | 'work'>;

/** A plan as seen through a link. */
export type SharedPlan = EditedPlan & {
  /** The plan's own id, which names its files instead of the secret link. */
  planId: string;
  access: LinkAccess;
  /** Name of the plan's creator. */
  owner: string;
  orders: { work: PlannedWork; state: PlannedOrderState }[];
  goods: OrderedGoods[];
};

/** Port to shared plans by the token of a link (PLAN-08). */
export abstract class SharedPlans {
  /** @throws Failure `error-plan-not-found` or `error-plan-link-ended` (both `not-found`) */
  abstract sharedPlan(input: { token: string }, signal?: CancelSignal): Promise<SharedPlan>;
  /**
   * Saves a change; `name` is the editor's name in the history.
   * @throws Failure as `sharedPlan`, `error-plan-link-reads` (`not-allowed`), `error-edited-elsewhere`
   * (`conflict`)
   */
  abstract saveSharedPlan(input: {
    token: string;
    plan: MovingPlan;
    version: string;
    name: string;
  }): Promise<SharedPlan>;
}

/** Content that a link shows, without secrets. */
export function sharedContent(plan: MovingPlan): MovingPlan {
  return PLANNED_WORK.reduce(
    (shared, work) => ({ ...shared, [work]: { ...shared[work], orderToken: null } }),
    { ...plan, goodsOrders: [] },
  );
}

/** Applies a change through a link: ordered parts stay the same, and orders cannot be named. */
export function withShared(kept: MovingPlan, sent: MovingPlan): MovingPlan {
  return PLANNED_WORK.reduce(
    (plan, work) => ({
      ...plan,
      [work]:
        kept[work].orderToken === null ? { ...NO_SERVICES, ...sent[work], orderToken: null } : kept[work],
    }),
    { ...sent, goodsOrders: kept.goodsOrders },
  );
}
