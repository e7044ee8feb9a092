import type { ServiceOrder } from '../../services/service-order.ts';
import type { CancelSignal } from '../../shared/failure.ts';
import type { MovingPlan, PlannedWork } from '../moving-plan.ts';
import { NO_SERVICES, PLANNED_WORK } from '../moving-plan.ts';
import type { OrderedGoods } from '../things/ordered-goods.ts';
import type { EditedPlan } from '../moving-plans.ts';
import type { LinkAccess } from './plan-links.ts';

/** What became of an order of the plan; its link, by which it could be called off, stays with the owner. */
export type PlannedOrderState = Pick<ServiceOrder, 'number' | 'status' | 'date' | 'window' | 'work'>;

/** A plan as it is seen through a link. */
export type SharedPlan = EditedPlan & {
  /** The plan's own id, which opens nothing to anybody else: its files are named by it, never by the link. */
  planId: string;
  access: LinkAccess;
  /** What its owner is called. */
  owner: string;
  orders: { work: PlannedWork; state: PlannedOrderState }[];
  /** What became of the goods that were ordered. */
  goods: OrderedGoods[];
};

/** Plans of others, by the token of a link instead of an id (PLAN-08). */
export abstract class SharedPlans {
  /** @throws Failure `error-plan-not-found` or `error-plan-link-ended` (both `not-found`) */
  abstract read(token: string, signal?: CancelSignal): Promise<SharedPlan>;
  /**
   * @param name under which the change is told of
   * @throws Failure as `read`, `error-plan-link-reads` (`not-allowed`), `error-edited-elsewhere` (`conflict`)
   */
  abstract save(token: string, plan: MovingPlan, version: string, name: string): Promise<SharedPlan>;
}

/** What of a plan is seen through a link: nothing by which something else could be opened. */
export function sharedContent(plan: MovingPlan): MovingPlan {
  return PLANNED_WORK.reduce(
    (shared, work) => ({ ...shared, [work]: { ...shared[work], orderToken: null } }),
    { ...plan, goodsOrders: [] },
  );
}

/** The plan after a change through a link: what is ordered stays as it was ordered, and no order is named. */
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
