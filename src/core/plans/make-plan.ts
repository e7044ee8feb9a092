import type { City } from '../properties/location.ts';
import type { ServiceCity } from '../services/service-gateway.ts';
import type { ServiceGroup, ServiceKind } from '../services/service.ts';
import type { HomeFacts, MovingPlan, PlannedWork } from './moving-plan.ts';
import { NO_SERVICES, NOT_SAID, PLANNED_WORK } from './moving-plan.ts';
import { prefilledServices, roadKilometres } from './prefilled-services.ts';

/** What plans are filled in from: the services of today, where cities are, and in which of them teams work. */
export type PlanSources = {
  groups: readonly ServiceGroup[];
  cities: readonly City[];
  served: readonly ServiceCity[];
};

/** Whose teams do it. */
export const KIND: Record<PlannedWork, ServiceKind> = { cleaning: 'cleaning', move: 'moving' };

/** A plan for a home, its cleaning and move filled in. */
export function makePlan(
  home: HomeFacts,
  answers: Partial<Pick<MovingPlan, 'movingInOn' | 'from' | 'people' | 'budget'>>,
  sources: PlanSources,
): MovingPlan {
  const plan: MovingPlan = {
    movingInOn: null,
    from: NOT_SAID,
    people: 1,
    budget: null,
    ...answers,
    home,
    parts: null,
    cleaning: NO_SERVICES,
    move: NO_SERVICES,
    names: [],
    payments: [],
    days: {},
  };
  return PLANNED_WORK.reduce((filled, work) => withPrefilled(filled, work, sources), plan);
}

/** The plan with other facts or answers: services that nobody chose, and that are not ordered, follow them. */
export function changePlan(plan: MovingPlan, change: Partial<MovingPlan>, sources: PlanSources): MovingPlan {
  const changed = { ...plan, ...change };
  const isSplit = changed.parts === null || changed.parts.length === changed.people;
  const split = isSplit ? changed : { ...changed, parts: null };
  return PLANNED_WORK.filter((work) => !change[work] && followsFacts(split, work)).reduce(
    (filled, work) => (isAffected(plan, split) ? withPrefilled(filled, work, sources) : filled),
    split,
  );
}

/** The plan with a part's services as the facts ask for them. */
export function withPrefilled(plan: MovingPlan, work: PlannedWork, sources: PlanSources): MovingPlan {
  const groups = isServed(plan, work, sources.served) ? sources.groups : [];
  const offer = { groups, kilometres: kilometresOf(plan, sources.cities) };
  const services = prefilledServices(work, plan, offer);
  return { ...plan, [work]: { ...plan[work], services, chosen: false } };
}

/** Whether a team can come: cleaners to the home, movers to where one moves from. A city that is not known may be. */
export function isServed(
  { home, from }: Pick<MovingPlan, 'home' | 'from'>,
  work: PlannedWork,
  served: readonly ServiceCity[],
): boolean {
  const reaches = (id: number | null) => id === null || served.some((city) => city.id === id);
  const start = work === 'cleaning' ? home.cityId : (from.cityId ?? home.cityId);
  const team = served.find(({ id }) => id === start)?.kinds.includes(KIND[work]) ?? start === null;
  return team && reaches(home.cityId);
}

const followsFacts = (plan: MovingPlan, work: PlannedWork): boolean =>
  !plan[work].chosen && plan[work].orderToken === null;

/** Whether something changed that services are filled in from: else prices stay those of when it was planned. */
function isAffected(before: MovingPlan, after: MovingPlan): boolean {
  const facts = ({ home, from, people }: MovingPlan) => JSON.stringify([home, from, people]);
  return facts(before) !== facts(after);
}

function kilometresOf({ home, from }: MovingPlan, cities: readonly City[]): number {
  const [there, here] = [home.cityId, from.cityId].map((id) => cities.find((city) => city.id === id));
  return here && there && here !== there ? roadKilometres(here, there) : 0;
}
