import { DAY } from '../../shared/durations.ts';
import { addDays } from '../../shared/sofia-time.ts';
import type { DayChange } from '../days/move-day.ts';
import type { MovedStep } from '../days/plan-day.ts';
import type { MovingPlan } from '../moving-plan.ts';

/**
 * Moves a step of a plan for moving out: the moving day shifts chosen days; move and cleaning shift only
 * steps in the wrong order.
 */
export function leavingMovedTogether(
  plan: Pick<MovingPlan, 'movingInOn' | 'days'>,
  step: MovedStep,
  day: string,
  today: string,
): DayChange {
  if (step === 'moving-out') return carried(plan, day, today);
  const { movingInOn, days } = day > (plan.movingInOn ?? day) ? carried(plan, day, today) : plan;
  const { move, cleaning } = days;
  if (step === 'move') {
    return { movingInOn, days: { ...(cleaning && cleaning >= day && { cleaning }), move: day } };
  }
  return { movingInOn, days: { cleaning: day, ...(move && move <= day && { move }) } };
}

/** Shifts the chosen days with the moving day, as long as they are in the future. */
function carried({ movingInOn, days }: Pick<MovingPlan, 'movingInOn' | 'days'>, day: string, today: string) {
  const distance = movingInOn === null ? 0 : Math.round((Date.parse(day) - Date.parse(movingInOn)) / DAY);
  const shifted = Object.entries(days).flatMap(([step, chosen]) => {
    const moved = addDays(chosen, distance);
    return moved >= today && moved <= day ? [[step, moved] as const] : [];
  });
  return { movingInOn: day, days: Object.fromEntries(shifted) };
}
