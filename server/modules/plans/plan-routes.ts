import * as contract from '../../../api/plans.ts';
import { implement } from '../../platform/http/operations.ts';
import type { Implementation } from '../../platform/http/operations.ts';
import { deletePlan, listPlans, readPlan, savePlan } from './own-plans.ts';
import type { PlanDependencies } from './own-plans.ts';

/** The plans of those who are signed in. */
export function planRoutes(parts: PlanDependencies): Implementation[] {
  return [
    implement(contract.ownPlans, ({ account }) => listPlans(parts, account.id)),
    implement(contract.ownPlan, ({ account, params }) => readPlan(parts, account.id, params.id)),
    implement(contract.savePlan, ({ account, params, body }) => savePlan(parts, account.id, params.id, body)),
    implement(contract.deletePlan, async ({ account, params }) => {
      await deletePlan(parts, account.id, params.id);
      return { message: 'plan-deleted' };
    }),
  ];
}
