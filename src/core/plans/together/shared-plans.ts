import type { ServiceOrder } from '../../services/service-order.ts';
import type { CancelSignal } from '../../shared/failure.ts';
import type { MovingPlan, PlannedWork } from '../moving-plan.ts';
import { NO_SERVICES, PLANNED_WORK } from '../moving-plan.ts';
import type { OrderedGoods } from '../things/ordered-goods.ts';
import type { EditedPlan } from '../moving-plans.ts';

/** State of the plan's order without its link, which could cancel it. */
export type PlannedOrderState = Pick<ServiceOrder, 'number' | 'status' | 'date' | 'window' | 'work'>;

export type SharedPlan = EditedPlan & {
  /** The plan's own id, which names its files instead of the secret link. */
  planId: string;
  access: LinkAccess;
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
export function withShared(stored: MovingPlan, sent: MovingPlan): MovingPlan {
  return PLANNED_WORK.reduce(
    (plan, work) => ({
      ...plan,
      [work]:
        stored[work].orderToken === null ? { ...NO_SERVICES, ...sent[work], orderToken: null } : stored[work],
    }),
    { ...sent, goodsOrders: stored.goodsOrders },
  );
}

export const LINK_ACCESSES = ['read', 'edit'] as const;
export type LinkAccess = (typeof LINK_ACCESSES)[number];

/** A link that shares a plan; `createdAt` is ISO 8601. */
export type PlanLink = { access: LinkAccess; token: string; createdAt: string };

/** Port to the links of an account's plan: at most one active link of each kind (PLAN-08). */
export abstract class PlanLinks {
  /**
   * Active links of the plan with this id.
   * @throws Failure `error-plan-not-found` (`not-found`), as do the others
   */
  abstract planLinks(input: { id: string }): Promise<{ data: PlanLink[] }>;
  /** Returns the link of this kind, created if missing. */
  abstract makePlanLink(input: { id: string; access: LinkAccess }): Promise<PlanLink>;
  abstract endPlanLink(input: { id: string; access: LinkAccess }): Promise<unknown>;
}

/** Address of a plan: an own one, or one shared by link. */
export type PlanAddress = { id: string } | { token: string };

/** Port to changes of a plan by others (PLAN-08). */
export abstract class PlanEvents {
  /**
   * @param notify called when the plan or its link may have changed, and after each new connection; `version`
   * is null if unknown
   * @returns a function that stops it
   */
  abstract follow(address: PlanAddress, notify: (version: string | null) => void): () => void;
}

/** Port to this browser's name for shared plans (PLAN-08). */
export abstract class VisitorName {
  /** Empty without a name. */
  abstract read(): string;
  abstract write(name: string): void;
}
