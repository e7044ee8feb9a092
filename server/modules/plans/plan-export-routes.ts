import * as contract from '../../../api/plans/plan-export.ts';
import { implement } from '../../platform/http/operations.ts';
import type { Implementation } from '../../platform/http/operations.ts';
import type { PlanExportDependencies } from './plan-export-dependencies.ts';
import { endFeed, openFeed, readFeed } from './plan-feed.ts';
import { planFile } from './plan-files.ts';

/** Plans taken out of the site: files for whoever looks at one, and the address for calendars of its owner. */
export function planExportRoutes(parts: PlanExportDependencies): Implementation[] {
  return [
    implement(
      contract.planFile,
      ({ account, body, language }) => planFile(parts, body, { accountId: account?.id ?? null, language }),
      { shareOfLimit: 1 / 20 },
    ),
    implement(contract.planCalendar, async ({ account, params }) => ({
      address: await readFeed(parts, account.id, params.id),
    })),
    implement(contract.openPlanCalendar, async ({ account, params }) => ({
      address: await openFeed(parts, account.id, params.id),
    })),
    implement(contract.endPlanCalendar, async ({ account, params }) => {
      await endFeed(parts, account.id, params.id);
      return { message: 'plan-calendar-ended' };
    }),
  ];
}
