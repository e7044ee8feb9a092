import { withPrefilled } from './make-plan.ts';
import type { PlanSources } from './make-plan.ts';
import { PLANNED_WORK } from './moving-plan.ts';
import type { MovingPlan, PlannedWork } from './moving-plan.ts';

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

const followsFacts = (plan: MovingPlan, work: PlannedWork): boolean =>
  !plan[work].chosen && plan[work].orderToken === null;

/** Whether something changed that services are filled in from: else prices stay those of when it was planned. */
function isAffected(before: MovingPlan, after: MovingPlan): boolean {
  const facts = ({ home, from, people }: MovingPlan) => JSON.stringify([home, from, people]);
  return facts(before) !== facts(after);
}
