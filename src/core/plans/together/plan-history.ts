import { isSame } from '../../site/is-same.ts';
import type { MovingPlan } from '../moving-plan.ts';

/** A part of a plan that somebody changed; of payments, which were added and which taken away. */
export type ChangedPart = Exclude<keyof MovingPlan, 'payments'> | 'payment-added' | 'payment-removed';

/** Who changed what of a plan, and when (ISO 8601). Names are those of that time. */
export type PlanChange = { at: string; by: string; parts: ChangedPart[] };

/** So many changes are told of. */
export const MAX_PLAN_CHANGES = 50;
/** What one person changes within so many milliseconds of the last change is told of as one. */
const TOGETHER_WITHIN = 10 * 60 * 1000;

/** What differs between two states of a plan. */
export function changedParts(before: MovingPlan, after: MovingPlan): ChangedPart[] {
  const names = Object.keys(after) as (keyof MovingPlan)[];
  return names
    .filter((name) => !isSame(before[name], after[name]))
    .flatMap((name) => (name === 'payments' ? changedPayments(before, after) : [name]));
}

/** The changes with one more, the latest first. What changed nothing is none. */
export function withChange(changes: readonly PlanChange[], change: PlanChange): PlanChange[] {
  if (change.parts.length === 0) return [...changes];
  const [last, ...earlier] = changes;
  const isSameVisit =
    last !== undefined &&
    last.by === change.by &&
    new Date(change.at).getTime() - new Date(last.at).getTime() < TOGETHER_WITHIN;
  const joined = isSameVisit
    ? [{ ...change, parts: [...new Set([...last.parts, ...change.parts])] }, ...earlier]
    : [change, ...changes];
  return joined.slice(0, MAX_PLAN_CHANGES);
}

function changedPayments(before: MovingPlan, after: MovingPlan): ChangedPart[] {
  const lacks = (one: MovingPlan, other: MovingPlan) =>
    one.payments.some(
      (payment) =>
        !isSame(
          payment,
          other.payments.find(({ id }) => id === payment.id),
        ),
    );
  return [
    ...(lacks(after, before) ? (['payment-added'] as const) : []),
    ...(lacks(before, after) ? (['payment-removed'] as const) : []),
  ];
}
