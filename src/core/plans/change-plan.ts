import { withPrefilled } from './make-plan.ts';
import type { PlanSources } from './make-plan.ts';
import { PLANNED_WORK } from './moving-plan.ts';
import type { MovingPlan, PlannedServices, PlannedWork } from './moving-plan.ts';

/** Facts that services are prefilled from. */
const FACTS = ['home', 'from', 'people'] as const;

export const isFact = (field: keyof MovingPlan): boolean => FACTS.some((fact) => fact === field);

/** Changes facts or answers of a plan. Services that were neither chosen by hand nor ordered follow. */
export function changePlan(plan: MovingPlan, change: Partial<MovingPlan>, sources: PlanSources): MovingPlan {
  const changed = { ...plan, ...change };
  const isSplit = changed.parts === null || changed.parts.length === changed.people;
  const split = isSplit ? changed : { ...changed, parts: null };
  // Otherwise prices stay as planned.
  if (!isAffected(plan, split)) return split;
  return withFollowing(
    split,
    sources,
    PLANNED_WORK.filter((work) => !change[work]),
  );
}

/** Prefills services that were neither chosen by hand nor ordered. */
export function withFollowing(
  plan: MovingPlan,
  sources: PlanSources,
  works: readonly PlannedWork[] = PLANNED_WORK,
): MovingPlan {
  return works
    .filter((work) => followsFacts(plan[work]))
    .reduce((filled, work) => withPrefilled(filled, work, sources), plan);
}

export const followsFacts = ({ chosen, orderToken }: PlannedServices): boolean =>
  !chosen && orderToken === null;

function isAffected(before: MovingPlan, after: MovingPlan): boolean {
  const facts = (plan: MovingPlan) => JSON.stringify(FACTS.map((fact) => plan[fact]));
  return facts(before) !== facts(after);
}
