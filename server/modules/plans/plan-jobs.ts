import type { Jobs } from '../../platform/jobs.ts';
import type { PlanExportDependencies } from './plan-export-dependencies.ts';
import { remindOfPlans } from './plan-reminders.ts';

declare module '../../platform/jobs.ts' {
  interface JobPayloads {
    'remind-of-plans': unknown;
  }
}

/** What is done for plans in the background; at five in UTC it is seven or eight in Sofia. */
export const planJobs = (plans: PlanExportDependencies) =>
  ({
    'remind-of-plans': { at: '7 5 * * *', run: () => remindOfPlans(plans) },
  }) satisfies Partial<Jobs>;
