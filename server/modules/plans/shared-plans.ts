import type { AnswerOf } from '../../../api/operation.ts';
import type { sharedPlan } from '../../../api/plans/shared-plans.ts';
import { PLANNED_WORK } from '../../../src/core/plans/moving-plan.ts';
import type { LinkAccess, PlannedOrderState } from '../../../src/core/plans/together/shared-plans.ts';
import { sharedContent, withShared } from '../../../src/core/plans/together/shared-plans.ts';
import { goodsOfPlan, orderedGoodsOf } from '../../../src/core/plans/things/ordered-goods.ts';
import type { OrderedGoods } from '../../../src/core/plans/things/ordered-goods.ts';
import { upgradeStoredPlan } from '../../../src/core/plans/upgrade-stored-plan.ts';
import type { StoredPlanContent } from '../../../src/core/plans/upgrade-stored-plan.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { ensureVersion } from '../../platform/http/content-version.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { loadServiceOrder } from '../services/load-service-orders.ts';
import { serviceOrderOf } from '../services/service-order-rows.ts';
import { nameOf } from './own-plans.ts';
import { followedOrders } from './plan-facts.ts';
import type { PlanDependencies } from './own-plans.ts';
import { linkOf } from './plan-links.ts';
import { editedPlan, ensureDays, loadPlan, storePlan, unknownPlan } from './stored-plan.ts';
import type { PlanKey, StoredPlan } from './stored-plan.ts';
import { normaliseLine } from '../../../src/core/shared/tidy-text.ts';

type Answer = AnswerOf<typeof sharedPlan>;

/** Returns a plan by its link. @throws Failure `not-found` */
export async function readSharedPlan(deps: PlanDependencies, token: string): Promise<Answer> {
  const { key, access } = await linkOf(deps.db, token);
  return seen(deps, token, { key, access }, (await loadPlan(deps.db, key)) ?? unknownPlan());
}

/** Saves a change by a link. @throws Failure `not-found`, `not-allowed` for a read-only link, `conflict` */
export async function saveSharedPlan(
  deps: PlanDependencies,
  token: string,
  { plan: sent, version, name }: { plan: StoredPlanContent; version: string; name: string },
): Promise<Answer> {
  ensureDays(sent);
  const { db, clock } = deps;
  const by = normaliseLine(name);
  if (by === '') throw new Failure('validation_failed', { name: 'error-plan-name-required' }, 'invalid');
  const link = await linkOf(db, token);
  const stored = await inTransaction(db, async (transaction) => {
    await lockAccount(transaction, link.key.accountId);
    // Checks the link under the lock, because it may have been revoked meanwhile.
    const { key, access } = await linkOf(transaction, token);
    if (access !== 'edit') throw new Failure('error-plan-link-reads', {}, 'not-allowed');
    const before = (await loadPlan(transaction, key)) ?? unknownPlan();
    ensureVersion(before.plan, version);
    const plan = withShared(before.plan, upgradeStoredPlan(sent, before.plan));
    return storePlan(transaction, key, before, plan, { by, now: clock.now() });
  });
  return seen(deps, token, link, stored);
}

async function seen(
  deps: PlanDependencies,
  token: string,
  { key, access }: { key: PlanKey; access: LinkAccess },
  stored: StoredPlan,
): Promise<Answer> {
  return {
    ...editedPlan(token, stored),
    planId: key.id,
    plan: sharedContent(stored.plan),
    access,
    owner: await nameOf(deps.db, key.accountId),
    orders: await ordersOf(deps, stored),
    goods: goodsOfPlan(stored.plan.things, await goodsOf(deps, stored)),
  };
}

async function goodsOf({ db, clock }: PlanDependencies, { plan }: StoredPlan): Promise<OrderedGoods[]> {
  const orders = await followedOrders(db, plan, clock.now());
  return orders.flatMap(orderedGoodsOf);
}

/** Returns the state of the plan's orders; deleted ones are left out. */
async function ordersOf({ db, clock }: PlanDependencies, { plan }: StoredPlan): Promise<Answer['orders']> {
  const orders = PLANNED_WORK.map(async (work) => {
    const token = plan[work].orderToken;
    const state = token === null ? null : await stateOf({ db, clock }, token);
    return state ? [{ work, state }] : [];
  });
  return (await Promise.all(orders)).flat();
}

async function stateOf({ db, clock }: PlanDependencies, token: string): Promise<PlannedOrderState | null> {
  try {
    const order = serviceOrderOf(await loadServiceOrder(db, { token }), 'bg', clock.now());
    const { number, status, date, window, work } = order;
    return { number, status, date, window, work };
  } catch (error) {
    if (error instanceof Failure && error.kind === 'not-found') return null;
    throw error;
  }
}
