import { changePlan } from './change-plan.ts';
import type { PlanSources } from './make-plan.ts';
import { PLANNED_WORK } from './moving-plan.ts';
import type { HomeFacts, MovingPlan, PlannedServices } from './moving-plan.ts';
import type { PlannedThings } from './things/planned-things.ts';
import { CleaningCart } from '../services/cleaning-cart.ts';
import { orderedSelection } from '../services/service-selection.ts';
import type { OrderedService } from '../services/service-selection.ts';
import { renewSelection } from '../services/renew-selection.ts';
import type { SelectionChange } from '../services/renew-selection.ts';
import type { ServiceGroup } from '../services/service.ts';
import { plannedService } from './prefilled-services.ts';

/** Facts of a listing that may change, in the order of display. */
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

/** A change of the listing since the plan was made; amounts in stotinki (PLAN-10). */
export type ListingChange =
  | { field: (typeof AMOUNTS)[number]; before: number; now: number }
  | { field: Exclude<(typeof FIELDS)[number], (typeof AMOUNTS)[number]> };

/** Compares the listing with the plan's facts. */
export function listingChanges(planned: HomeFacts, now: HomeFacts): ListingChange[] {
  return FIELDS.flatMap((field): ListingChange[] => {
    if (isAmount(field)) {
      const [before, after] = [planned[field], now[field]];
      return before === after ? [] : [{ field, before, now: after }];
    }
    // Older plans have no appliances.
    if (field === 'appliances' && planned.appliances.length === 0) return [];
    return JSON.stringify(planned[field]) === JSON.stringify(now[field]) ? [] : [{ field }];
  });
}

function isAmount(field: (typeof FIELDS)[number]): field is (typeof AMOUNTS)[number] {
  return AMOUNTS.some((amount) => amount === field);
}

/**
 * Applies all changes of listing, products and prices (PLAN-10). Null without changes.
 * @param now current facts and products; null if unchanged or unknown
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

/** Changes of the catalogue, and the services as they are offered now (PLAN-10). */
export function renewPlanned(
  planned: PlannedServices,
  groups: readonly ServiceGroup[],
): { services: OrderedService[]; changes: SelectionChange[] } {
  const cart = new CleaningCart(orderedSelection(planned.services, groups), groups, {});
  const renewed = renewSelection(cart, groups);
  return { services: renewed.cart.selection.services.map(plannedService), changes: renewed.changes };
}

/** Changes of the catalogue since the services were planned; none for ordered services. */
export function changedServices(
  planned: PlannedServices,
  groups: readonly ServiceGroup[],
): SelectionChange[] {
  return planned.orderToken === null ? renewPlanned(planned, groups).changes : [];
}
