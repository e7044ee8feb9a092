import { deepEqual } from '../../site/deep-equal.ts';
import type { MovingPlan } from '../moving-plan.ts';

/** A changed part of a plan; payments are added or deleted. */
export type ChangedField = Exclude<keyof MovingPlan, 'payments'> | 'payment-added' | 'payment-removed';

/** A change of a plan with time (ISO 8601) and the name at that time. */
export type PlanChange = { at: string; by: string; parts: ChangedField[] };

export const MAX_PLAN_CHANGES = 50;
/** Milliseconds within which changes of one person are combined. */
const TOGETHER_WITHIN = 10 * 60 * 1000;

/** Parts that differ between two states. */
export function changedFields(before: MovingPlan, after: MovingPlan): ChangedField[] {
  const names = Object.keys(after) as (keyof MovingPlan)[];
  return names
    .filter((name) => !deepEqual(before[name], after[name]))
    .flatMap((name) => (name === 'payments' ? changedPayments(before, after) : [name]));
}

/** Adds a change to the history, the latest first. Empty changes are ignored. */
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

function changedPayments(before: MovingPlan, after: MovingPlan): ChangedField[] {
  const lacks = (one: MovingPlan, other: MovingPlan) =>
    one.payments.some(
      (payment) =>
        !deepEqual(
          payment,
          other.payments.find(({ id }) => id === payment.id),
        ),
    );
  return [
    ...(lacks(after, before) ? (['payment-added'] as const) : []),
    ...(lacks(before, after) ? (['payment-removed'] as const) : []),
  ];
}
