import { ContainerModule } from 'inversify';
import { StreamedPlanEvents } from '../adapters/browser/streamed-plan-events.ts';
import { HttpClient } from '../adapters/http/http-client.ts';
import { HttpPlanLinks, HttpSharedPlans } from '../adapters/http/http-shared-plans.ts';
import { StoredVisitorName } from '../adapters/storage/stored-visitor-name.ts';
import { TextStore } from '../adapters/storage/text-store.ts';
import { PlanEvents } from '../core/plans/together/plan-events.ts';
import { PlanLinks } from '../core/plans/together/plan-links.ts';
import { SharedPlans } from '../core/plans/together/shared-plans.ts';
import { VisitorName } from '../core/plans/together/visitor-name.ts';
import { Clock } from '../core/shared/clock.ts';

/** A plan of several people: its links, what they show, and what others change. */
export default new ContainerModule(({ bind }) => {
  bind(PlanLinks).toResolvedValue((http) => new HttpPlanLinks(http), [HttpClient]);
  bind(SharedPlans).toResolvedValue((http) => new HttpSharedPlans(http), [HttpClient]);
  bind(PlanEvents).toResolvedValue((clock) => new StreamedPlanEvents(clock), [Clock]);
  bind(VisitorName).toResolvedValue((store) => new StoredVisitorName(store), [TextStore]);
});
