import { instantOfSofia } from '../../shared/sofia-time.ts';
import { PLANNED_WORK } from '../moving-plan.ts';
import { PLAN_STEPS } from './plan-day.ts';
import type { PlanDay, PlanStep } from './plan-day.ts';

/** A step of a plan in somebody's calendar: on a day, `YYYY-MM-DD`, at a time, `HH:MM`, or taken back. */
export type CalendarEvent = {
  /** That of the plan's day. */
  id: string;
  uid: string;
  step: PlanStep;
  day: string;
  time: string | null;
  isGone: boolean;
};

/** From here revisions are counted, so that they fit what calendars keep them in. */
const FIRST_REVISION = Date.UTC(2026, 0, 1);

/**
 * The events of a plan's days (PLAN-06), each with an id of its own that never changes. A cleaning or a move that the plan
 * does not have is taken back, for who has taken it over before.
 * @param id of the plan
 */
export function calendarEvents(id: string, days: readonly PlanDay[]): CalendarEvent[] {
  const uidOf = (day: string) => `plan-${id}-${day}@uyut`;
  const first = days[0]?.day;
  if (first === undefined) return [];
  const standing = days.map(({ id: one, step, day, time }) => ({
    id: one,
    uid: uidOf(one),
    step,
    day,
    time,
    isGone: false,
  }));
  const gone = PLANNED_WORK.filter((work) => days.every(({ step }) => step !== work)).map((step) => ({
    id: step,
    uid: uidOf(step),
    step,
    day: first,
    time: null,
    isGone: true,
  }));
  const steps: readonly PlanStep[] = days.some(({ step }) => step === 'moving-out')
    ? PLAN_STEPS.out
    : PLAN_STEPS.in;
  return [...standing, ...gone].toSorted((one, other) => steps.indexOf(one.step) - steps.indexOf(other.step));
}

/**
 * The number of a revision, which only rises: the second in which the plan, or an order of it, was changed, or the day
 * began, as a proposed day may have passed. A file from a browser and one from the account follow each other by it.
 * @param changedAt when something of the plan changed last; @param today `YYYY-MM-DD`
 */
export function revisionOf(changedAt: Date, today: string): { sequence: number; at: Date } {
  const midnight = instantOfSofia(`${today} 00:00`)?.getTime() ?? 0;
  const at = new Date(Math.max(changedAt.getTime(), midnight));
  return { sequence: Math.max(0, Math.floor((at.getTime() - FIRST_REVISION) / 1000)), at };
}
