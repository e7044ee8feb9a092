import { withPrefilled } from './make-plan.ts';
import type { PlanSources } from './make-plan.ts';
import { PLANNED_WORK } from './moving-plan.ts';
import type { MovingPlan, PlannedServices, PlannedWork } from './moving-plan.ts';

/** What services are filled in from. */
const FACTS = ['home', 'from', 'people'] as const;

export const isFact = (field: keyof MovingPlan): boolean => FACTS.some((fact) => fact === field);

/** The plan with other facts or answers: services that nobody chose, and that are not ordered, follow them. */
export function changePlan(plan: MovingPlan, change: Partial<MovingPlan>, sources: PlanSources): MovingPlan {
  const changed = { ...plan, ...change };
  const isSplit = changed.parts === null || changed.parts.length === changed.people;
  const split = isSplit ? changed : { ...changed, parts: null };
  // Else prices stay those of when it was planned.
  if (!isAffected(plan, split)) return split;
  return withFollowing(
    split,
    sources,
    PLANNED_WORK.filter((work) => !change[work]),
  );
}

/** The plan with the services that its facts ask for, where nobody chose others and none are ordered. */
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
