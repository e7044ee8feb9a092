import * as handovers from '../../../api/plans/handovers.ts';
import * as exports from '../../../api/plans/plan-export.ts';
import * as contract from '../../../api/plans/plans.ts';
import * as shared from '../../../api/plans/shared-plans.ts';
import { implement } from '../../platform/http/operations.ts';
import type { Implementation } from '../../platform/http/operations.ts';
import { listHandovers, makeHandover, readHandoverFile } from './handover/handovers.ts';
import type { HandoverDependencies } from './handover/handovers.ts';
import { deletePlan, listPlans, readPlan, savePlan } from './own-plans.ts';
import type { PlanDependencies } from './own-plans.ts';
import type { PlanExportDependencies } from './plan-export-dependencies.ts';
import { endFeed, openFeed, readFeed } from './plan-feed.ts';
import { planFile } from './plan-files.ts';
import { endLink, listLinks, makeLink } from './plan-links.ts';
import { readSharedPlan, saveSharedPlan } from './shared-plans.ts';

type Own = { account: { id: number }; params: { id: string } };

const keyOf = ({ account, params }: Own) => ({ accountId: account.id, id: params.id });

export function planRoutes(deps: HandoverDependencies): Implementation[] {
  return [
    ...accountPlanRoutes(deps),
    ...sharedPlanRoutes(deps),
    ...exportRoutes(deps),
    ...handoverRoutes(deps),
  ];
}

function accountPlanRoutes(deps: PlanDependencies): Implementation[] {
  return [
    implement(contract.ownPlans, ({ account }) => listPlans(deps, account.id)),
    implement(contract.ownPlan, (call) => readPlan(deps, keyOf(call))),
    implement(contract.savePlan, (call) => savePlan(deps, keyOf(call), call.body)),
    implement(contract.deletePlan, async (call) => {
      await deletePlan(deps, keyOf(call));
      return { message: 'plan-deleted' };
    }),
  ];
}

function sharedPlanRoutes(deps: PlanDependencies): Implementation[] {
  return [
    implement(shared.planLinks, async (call) => ({ data: await listLinks(deps, keyOf(call)) })),
    implement(shared.makePlanLink, (call) => makeLink(deps, keyOf(call), call.body.access)),
    implement(shared.endPlanLink, async (call) => {
      await endLink(deps, keyOf(call), call.params.access);
      return { message: 'plan-link-ended' };
    }),
    implement(shared.sharedPlan, ({ params }) => readSharedPlan(deps, params.token)),
    implement(shared.saveSharedPlan, ({ params, body }) => saveSharedPlan(deps, params.token, body)),
  ];
}

/** Files and calendar URLs of plans. */
function exportRoutes(deps: PlanExportDependencies): Implementation[] {
  return [
    implement(
      exports.planFile,
      ({ account, body, language }) => planFile(deps, body, { accountId: account?.id ?? null, language }),
      { shareOfLimit: 1 / 20 },
    ),
    implement(exports.planCalendar, async ({ account, params }) => ({
      address: await readFeed(deps, account.id, params.id),
    })),
    implement(exports.openPlanCalendar, async ({ account, params }) => ({
      address: await openFeed(deps, account.id, params.id),
    })),
    implement(exports.endPlanCalendar, async ({ account, params }) => {
      await endFeed(deps, account.id, params.id);
      return { message: 'plan-calendar-ended' };
    }),
  ];
}

function handoverRoutes(deps: HandoverDependencies): Implementation[] {
  return [
    implement(handovers.ownHandovers, ({ account }) => listHandovers(deps, account.id)),
    implement(handovers.makeHandover, (call) => makeHandover(deps, keyOf(call), call.body, call.language), {
      shareOfLimit: 1 / 20,
    }),
    implement(handovers.handoverFile, (call) => readHandoverFile(deps, keyOf(call))),
  ];
}
