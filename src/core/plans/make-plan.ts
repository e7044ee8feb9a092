import type { City } from '../properties/location.ts';
import type { ServiceCity } from '../services/service-gateway.ts';
import type { ServiceGroup, ServiceKind } from '../services/service.ts';
import { routeOf } from './leaving/leaving.ts';
import type { HomeFacts, MovingPlan, PlannedWork } from './moving-plan.ts';
import { NO_SERVICES, NOT_SAID, PLANNED_WORK } from './moving-plan.ts';
import { prefilledServices, roadKilometres } from './prefilled-services.ts';
import { NO_THINGS } from './things/planned-things.ts';

/** Sources of a plan: present services, distances between cities, and cities with teams. */
export type PlanSources = {
  groups: readonly ServiceGroup[];
  cities: readonly City[];
  served: readonly ServiceCity[];
};

export const KIND: Record<PlannedWork, ServiceKind> = { cleaning: 'cleaning', move: 'moving' };

/** Answers before a plan is made, and data of the plan for moving in. */
export type PlanBeginning = Partial<
  Pick<MovingPlan, 'movingInOn' | 'from' | 'people' | 'budget' | 'parts' | 'names' | 'leaving'>
>;

/** Makes a plan for a home, with services prefilled. */
export function makePlan(home: HomeFacts, answers: PlanBeginning, sources: PlanSources): MovingPlan {
  const plan: MovingPlan = {
    movingInOn: null,
    from: NOT_SAID,
    people: 1,
    budget: null,
    parts: null,
    names: [],
    leaving: null,
    ...answers,
    home,
    cleaning: NO_SERVICES,
    move: NO_SERVICES,
    payments: [],
    days: {},
    deliveryDays: [],
    things: NO_THINGS,
    goodsOrders: [],
    doneTasks: [],
    otherPlan: null,
  };
  return PLANNED_WORK.reduce((filled, work) => withPrefilled(filled, work, sources), plan);
}

export function withPrefilled(plan: MovingPlan, work: PlannedWork, sources: PlanSources): MovingPlan {
  const groups = isServed(plan, work, sources.served) ? sources.groups : [];
  const offer = { groups, kilometres: kilometresOf(plan, sources.cities) };
  const services = prefilledServices(work, plan, offer);
  return { ...plan, [work]: { ...plan[work], services, chosen: false } };
}

/** True if a team can come: cleaners to the home, movers to the origin. Unknown cities count as served. */
export function isServed(
  plan: Pick<MovingPlan, 'home' | 'from' | 'leaving'>,
  work: PlannedWork,
  served: readonly ServiceCity[],
): boolean {
  const { home } = plan;
  const route = routeOf(plan);
  const reaches = (id: number | null) => id === null || served.some((city) => city.id === id);
  const begin = work === 'cleaning' ? home.cityId : (route.start.cityId ?? home.cityId);
  const team = served.find(({ id }) => id === begin)?.kinds.includes(KIND[work]) ?? begin === null;
  return team && reaches(work === 'cleaning' ? home.cityId : route.end.cityId);
}

function kilometresOf(plan: MovingPlan, cities: readonly City[]): number {
  const { start, end } = routeOf(plan);
  const [there, here] = [end.cityId, start.cityId].map((id) => cities.find((city) => city.id === id));
  return here && there && here !== there ? roadKilometres(here, there) : 0;
}
