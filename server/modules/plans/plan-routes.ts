import * as contract from '../../../api/plans/plans.ts';
import * as shared from '../../../api/plans/shared-plans.ts';
import { implement } from '../../platform/http/operations.ts';
import type { Implementation } from '../../platform/http/operations.ts';
import { deletePlan, listPlans, readPlan, savePlan } from './own-plans.ts';
import type { PlanDependencies } from './own-plans.ts';
import { endLink, listLinks, makeLink } from './plan-links.ts';
import { readSharedPlan, saveSharedPlan } from './shared-plans.ts';

type Own = { account: { id: number }; params: { id: string } };

/** The plans of those who are signed in, and of those who have a link. */
export function planRoutes(parts: PlanDependencies): Implementation[] {
  const keyOf = ({ account, params }: Own) => ({ accountId: account.id, id: params.id });
  return [
    implement(contract.ownPlans, ({ account }) => listPlans(parts, account.id)),
    implement(contract.ownPlan, (call) => readPlan(parts, keyOf(call))),
    implement(contract.savePlan, (call) => savePlan(parts, keyOf(call), call.body)),
    implement(contract.deletePlan, async (call) => {
      await deletePlan(parts, keyOf(call));
      return { message: 'plan-deleted' };
    }),
    implement(shared.planLinks, async (call) => ({ data: await listLinks(parts, keyOf(call)) })),
    implement(shared.makePlanLink, (call) => makeLink(parts, keyOf(call), call.body.access)),
    implement(shared.endPlanLink, async (call) => {
      await endLink(parts, keyOf(call), call.params.access);
      return { message: 'plan-link-ended' };
    }),
    implement(shared.sharedPlan, ({ params }) => readSharedPlan(parts, params.token)),
    implement(shared.saveSharedPlan, ({ params, body }) => saveSharedPlan(parts, params.token, body)),
  ];
}
