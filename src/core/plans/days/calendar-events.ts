import { instantOfSofia } from '../../shared/sofia-time.ts';
import { PLANNED_WORK } from '../moving-plan.ts';
import { PLAN_STEPS } from './plan-day.ts';
import type { PlanDay, PlanStep } from './plan-day.ts';

/** A calendar entry of a plan's step: a day `YYYY-MM-DD`, optionally a time `HH:MM`, or a cancellation. */
export type CalendarEvent = {
  /** Id of the plan's day. */
  id: string;
  uid: string;
  step: PlanStep;
  day: string;
  time: string | null;
  isGone: boolean;
};

/** Start of revision numbers, which keeps them within the limits of calendars. */
const FIRST_REVISION = Date.UTC(2026, 0, 1);

/**
 * Calendar entries of a plan's days (PLAN-06), with stable ids. A missing cleaning or move is cancelled,
 * because a calendar may contain it.
 * @param id id of the plan
 */
export function calendarEvents(id: string, days: readonly PlanDay[]): CalendarEvent[] {
  const uidOf = (day: string) => `plan-${id}-${day}@uyut`;
  const first = days[0]?.day;
  if (first === undefined) return [];
  const current = days.map(({ id: one, step, day, time }) => ({
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
  return [...current, ...gone].toSorted((one, other) => steps.indexOf(one.step) - steps.indexOf(other.step));
}

/**
 * Revision number: the second of the last change of the plan or its orders, or the start of the day, because
 * proposed days move. Files from browser and account follow each other by it.
 * @param changedAt last change of the plan
 * @param today `YYYY-MM-DD`
 */
export function revisionOf(changedAt: Date, today: string): { sequence: number; at: Date } {
  const midnight = instantOfSofia(`${today} 00:00`)?.getTime() ?? 0;
  const at = new Date(Math.max(changedAt.getTime(), midnight));
  return { sequence: Math.max(0, Math.floor((at.getTime() - FIRST_REVISION) / 1000)), at };
}
