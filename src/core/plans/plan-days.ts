import { holidayOn, isWorkingDay, workingDayBefore } from './official-holidays.ts';
import type { Holiday } from './official-holidays.ts';
import { addDays } from '../shared/sofia-time.ts';
import { MAX_DAYS_AHEAD } from '../services/time-window.ts';
import type { MovingPlan, PlannedWork } from './moving-plan.ts';

/** What happens on the way into a home, in the order in which people do it. */
export const PLAN_STEPS = ['contract', 'cleaning', 'move', 'moving-in', 'next-rent'] as const;
export type PlanStep = (typeof PLAN_STEPS)[number];

/** A step and its day, `YYYY-MM-DD`. What is to be ordered says when it can be; null for all else. */
export type PlanDay = {
  step: PlanStep;
  day: string;
  holiday: Holiday | null;
  order: { from: string; until: string } | null;
};

/** Why the days can't be as they are. */
export type DayProblem = 'over' | 'no-working-day' | 'move-too-early' | 'move-too-late' | 'cleaning-too-late';

/** The days on which teams come, as far as they are ordered. */
export type OrderedDays = Partial<Record<PlannedWork, string>>;

/**
 * The days of a plan, the earliest first, and the first thing that makes them impossible (PLAN-06); none without a day of
 * moving in. The contract is signed and paid on a working day before; a rent that is due on a day off, on the next
 * working day.
 */
export function planDays(
  plan: MovingPlan,
  ordered: OrderedDays,
  today: string,
): { days: PlanDay[]; problem: DayProblem | null } {
  const { movingInOn } = plan;
  if (movingInOn === null) return { days: [], problem: null };
  const eve = addDays(movingInOn, -1);
  const usual = { cleaning: eve < today ? movingInOn : eve, move: movingInOn };
  const works = (['cleaning', 'move'] as const).filter(
    (work) => ordered[work] !== undefined || plan[work].services.length > 0,
  );
  const days = [
    dayOf('contract', contractDay(movingInOn, today)),
    ...works.map((work) =>
      dayOf(work, ordered[work] ?? usual[work], ordered[work] === undefined ? today : null),
    ),
    dayOf('moving-in', movingInOn),
    dayOf('next-rent', workingDayFrom(monthAfter(movingInOn))),
  ];
  return { days: days.toSorted(byDay), problem: problemOf(movingInOn, ordered, today) };
}

/** The last working day before, as long as there is one; else the day itself. */
function contractDay(movingInOn: string, today: string): string {
  const before = workingDayBefore(movingInOn);
  return before < today ? movingInOn : before;
}

function problemOf(movingInOn: string, ordered: OrderedDays, today: string): DayProblem | null {
  if (movingInOn < today) return 'over';
  if (workingDayBefore(movingInOn) < today && !isWorkingDay(movingInOn)) return 'no-working-day';
  const { cleaning, move } = ordered;
  if (move !== undefined && move < movingInOn) return 'move-too-early';
  if (move !== undefined && move > movingInOn) return 'move-too-late';
  return cleaning !== undefined && cleaning > movingInOn ? 'cleaning-too-late' : null;
}

/** @param orderedOn the day from which it can still be ordered; null for what needs no order */
function dayOf(step: PlanStep, day: string, orderedOn: string | null = null): PlanDay {
  const first = addDays(day, -MAX_DAYS_AHEAD);
  const until = addDays(day, -1);
  const order = orderedOn === null ? null : { from: later(first, orderedOn), until: later(until, orderedOn) };
  return { step, day, holiday: holidayOn(day), order };
}

const later = (one: string, other: string): string => (one > other ? one : other);

/** Steps of the same day stay in their order. */
function byDay(one: PlanDay, other: PlanDay): number {
  if (one.day !== other.day) return one.day < other.day ? -1 : 1;
  return PLAN_STEPS.indexOf(one.step) - PLAN_STEPS.indexOf(other.step);
}

/** The same day of the next month; where that month is shorter, its last one. */
function monthAfter(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(date, last))).toISOString().slice(0, 10);
}

function workingDayFrom(day: string): string {
  let free = day;
  while (!isWorkingDay(free)) free = addDays(free, 1);
  return free;
}
