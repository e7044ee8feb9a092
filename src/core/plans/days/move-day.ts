import { DAY } from '../../shared/durations.ts';
import { addDays, isDay } from '../../shared/sofia-time.ts';
import { CHOSEN_STEPS, MAX_PLAN_DAYS_AHEAD } from '../moving-plan.ts';
import type { ChosenDays, MovingPlan } from '../moving-plan.ts';
import { isWorkingDay, workingDayBefore, workingDayFrom } from '../../shared/official-holidays.ts';
import { leavingMovedTogether } from '../leaving/move-leaving-day.ts';
import { isAnswered, isMoved, MOVED_STEPS } from './plan-day.ts';
import type { KnownDays, MovedStep } from './plan-day.ts';
import { planDays } from './plan-days.ts';

/** A dependent step with its old and new day. */
export type FollowingDay = { step: MovedStep; from: string; to: string };

export type DayChange = Pick<MovingPlan, 'movingInOn' | 'days'> & Partial<Pick<MovingPlan, 'deliveryDays'>>;

/** A move of a day: dependent steps, and the changes with and without them. */
export type DayMove = { follow: FollowingDay[]; together: DayChange; alone: DayChange };

/**
 * Moves a step to another day (PLAN-06). Another moving day shifts all other steps, and so does a move after
 * that day. Other steps shift only those that would be in the wrong order. Ordered steps stay.
 */
export function moveDay(plan: MovingPlan, step: MovedStep, day: string, known: KnownDays): DayMove {
  const before = daysOf(plan, known);
  const together = (plan.leaving ? leavingMovedTogether : movedTogether)(plan, step, day, known.today);
  const after = daysOf({ ...plan, ...together }, known);
  const follow = MOVED_STEPS.flatMap((other) => {
    const [from, to] = [before.get(other), after.get(other)];
    return other === step || !from || !to || from === to ? [] : [{ step: other, from, to }];
  });
  return { follow, together, alone: movedAlone(plan, step, day, before, known) };
}

export function proposedDay({ movingInOn, days }: MovingPlan, step: keyof ChosenDays): DayChange {
  return { movingInOn, days: said({ ...days, [step]: undefined }) };
}

/** Sets the day of a vendor's open delivery; null returns to the proposed one. */
export function moveDelivery(
  { movingInOn, days, deliveryDays }: MovingPlan,
  vendorId: number,
  day: string | null,
): DayChange {
  const others = deliveryDays.filter(({ id }) => id !== vendorId);
  return { movingInOn, days, deliveryDays: day === null ? others : [...others, { id: vendorId, day }] };
}

function movedTogether(plan: MovingPlan, step: MovedStep, day: string, today: string): DayChange {
  if (step === 'moving-in') return carried(plan, day, today);
  if (step === 'move' && day <= (plan.movingInOn ?? day)) {
    const { contract } = plan.days;
    const signed = contract && contract <= day ? contract : undefined;
    return { movingInOn: plan.movingInOn, days: said({ ...plan.days, contract: signed, move: day }) };
  }
  if (step === 'move') {
    const change = carried(plan, day, today);
    // Proposed moves are on working days, so another day must be chosen.
    return isWorkingDay(day) ? change : { ...change, days: { ...change.days, move: day } };
  }
  // Moving in cannot be before the contract or the cleaning.
  const { movingInOn, days } = day > (plan.movingInOn ?? day) ? carried(plan, day, today) : plan;
  if (step === 'contract') {
    const { cleaning } = days;
    return {
      movingInOn,
      days: { ...days, contract: day, ...(cleaning && cleaning < day && { cleaning: day }) },
    };
  }
  const { contract } = days;
  return {
    movingInOn,
    days: said({ ...days, contract: contract && contract <= day ? contract : undefined, cleaning: day }),
  };
}

/** Shifts the chosen days with the moving day, as long as they are in the future. */
function carried({ movingInOn, days, deliveryDays }: MovingPlan, day: string, today: string): DayChange {
  const distance = movingInOn === null ? 0 : Math.round((Date.parse(day) - Date.parse(movingInOn)) / DAY);
  const shifted = (chosen: string | undefined, allowed: (moved: string) => string) => {
    const moved = chosen && allowed(addDays(chosen, distance));
    return moved && moved >= today ? moved : undefined;
  };
  return {
    movingInOn: day,
    days: said({
      contract: shifted(days.contract, workingDayUpTo),
      cleaning: shifted(days.cleaning, (moved) => moved),
    }),
    deliveryDays: deliveryDays.flatMap((delivery) => {
      const moved = shifted(delivery.day, workingDayFrom);
      return moved ? [{ ...delivery, day: moved }] : [];
    }),
  };
}

/** Leaves the other steps on their days by choosing their proposals. */
function movedAlone(
  plan: MovingPlan,
  step: MovedStep,
  day: string,
  before: ReadonlyMap<MovedStep, string>,
  known: KnownDays,
): DayChange {
  const moved = isAnswered(step)
    ? { movingInOn: day, days: plan.days }
    : { movingInOn: plan.movingInOn, days: { ...plan.days, [step]: day } };
  return withOthersUnchanged(plan, moved, step, before, known);
}

/** Chooses the present day of each other step, because one fixed day may shift the next proposal. */
function withOthersUnchanged(
  plan: MovingPlan,
  change: DayChange,
  step: MovedStep,
  before: ReadonlyMap<MovedStep, string>,
  known: KnownDays,
): DayChange {
  const after = daysOf({ ...plan, ...change }, known);
  const other = CHOSEN_STEPS.find((one) => one !== step && after.get(one) !== before.get(one));
  if (!other) return change;
  const adjusted = { ...change, days: said({ ...change.days, [other]: before.get(other) }) };
  return withOthersUnchanged(plan, adjusted, step, before, known);
}

function daysOf(plan: MovingPlan, known: KnownDays): Map<MovedStep, string> {
  const { days } = planDays(plan, known);
  return new Map(days.flatMap(({ step, day, isFixed }) => (isMoved(step) && !isFixed ? [[step, day]] : [])));
}

/** Removes steps without a chosen day. */
function said(days: { [Step in keyof ChosenDays]: ChosenDays[Step] | undefined }): ChosenDays {
  return Object.fromEntries(Object.entries(days).filter(([, day]) => day !== undefined));
}

const workingDayUpTo = (day: string): string => (isWorkingDay(day) ? day : workingDayBefore(day));

/** Message key for an impossible day; null if the day is possible. */
export function dayError(day: string, today: string): string | null {
  if (!isDay(day)) return 'error-date-invalid';
  if (day < today) return 'error-date-past';
  return day > addDays(today, MAX_PLAN_DAYS_AHEAD) ? 'error-plan-too-far' : null;
}
