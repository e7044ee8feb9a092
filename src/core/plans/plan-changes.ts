import { changePlan } from './change-plan.ts';
import type { PlanSources } from './make-plan.ts';
import { PLANNED_WORK } from './moving-plan.ts';
import type { HomeFacts, MovingPlan } from './moving-plan.ts';
import { changedServices, renewPlanned } from './planned-selection.ts';
import type { PlannedThings } from './things/planned-things.ts';

/** What of a home a listing may change, in the order in which it is told. */
const FIELDS = [
  'price',
  'deposit',
  'commission',
  'bills',
  'heating',
  'furniture',
  'area',
  'bedrooms',
  'bathrooms',
  'floor',
  'lift',
  'appliances',
  'availableFrom',
  'shortestTerm',
] as const satisfies readonly (keyof HomeFacts)[];

const AMOUNTS = ['price', 'deposit', 'commission'] as const;

/** What a listing says otherwise than when the plan was made; amounts in stotinki (PLAN-10). */
export type ListingChange =
  | { field: (typeof AMOUNTS)[number]; before: number; now: number }
  | { field: Exclude<(typeof FIELDS)[number], (typeof AMOUNTS)[number]> };

/** The plan keeps what it has until somebody takes these over. */
export function listingChanges(planned: HomeFacts, now: HomeFacts): ListingChange[] {
  return FIELDS.flatMap((field): ListingChange[] => {
    if (isAmount(field)) {
      const [before, after] = [planned[field], now[field]];
      return before === after ? [] : [{ field, before, now: after }];
    }
    // A plan that was made before appliances were kept says nothing of them.
    if (field === 'appliances' && planned.appliances.length === 0) return [];
    return JSON.stringify(planned[field]) === JSON.stringify(now[field]) ? [] : [{ field }];
  });
}

function isAmount(field: (typeof FIELDS)[number]): field is (typeof AMOUNTS)[number] {
  return AMOUNTS.some((amount) => amount === field);
}

/**
 * The plan with all that changed meanwhile taken over: the listing, the things of the shop and the prices of services
 * (PLAN-10). Null while nothing has changed.
 * @param now the listing's facts and the things as they are sold now; null for what has not changed or is not known
 */
export function planNow(
  plan: MovingPlan,
  now: { home: HomeFacts | null; things: PlannedThings | null },
  sources: PlanSources,
): MovingPlan | null {
  const { groups } = sources;
  const home = now.home && listingChanges(plan.home, now.home).length > 0 ? now.home : null;
  const works = PLANNED_WORK.filter((work) => changedServices(plan[work], groups).length > 0);
  if (!home && !now.things && works.length === 0) return null;
  const services = works.map((work) => [
    work,
    { ...plan[work], services: renewPlanned(plan[work], groups).services },
  ]);
  const change = {
    home: home ?? plan.home,
    things: now.things ?? plan.things,
    ...Object.fromEntries(services),
  };
  return changePlan(plan, change, sources);
}
