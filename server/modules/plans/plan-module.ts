import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../module-context.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { exportHandovers } from './handover/handovers.ts';
import { exportPlans } from './own-plans.ts';
import { PlanCalendarFile } from './plan-calendar.ts';
import { planEvents } from './plan-events.ts';
import type { PlanExportDependencies } from './plan-export-dependencies.ts';
import { exportPlanFeeds, planFeed } from './plan-feed.ts';
import { planReminderPage } from './plan-reminder-page.ts';
import { exportPlanReminders, remindOfPlans } from './plan-reminders.ts';
import { planRoutes } from './plan-routes.ts';

declare module '../../platform/jobs.ts' {
  interface JobPayloads {
    'remind-of-plans': unknown;
  }
}

export function planModule(context: ModuleContext) {
  const { db, clock, texts, addresses, pictures, sessions, streams, configuration } = context;
  const deps: PlanExportDependencies = {
    db,
    clock,
    addresses,
    texts,
    calendar: new PlanCalendarFile(db, texts, addresses, configuration.mailFrom),
    priceOrder: configuration.priceOrder,
  };
  return {
    deps,
    operations: planRoutes({ ...deps, store: pictures }),
    serve(server: FastifyInstance) {
      planEvents(server, deps, sessions, streams);
      planFeed(server, deps, configuration.callsPerMinute);
      planReminderPage(server, deps);
    },
    exports: [exportPlans, exportPlanFeeds, exportPlanReminders, exportHandovers],
    jobs: {
      // 7 or 8 o'clock in Sofia.
      'remind-of-plans': { at: '7 5 * * *', run: () => remindOfPlans(deps) },
    } satisfies Partial<Jobs>,
  };
}
