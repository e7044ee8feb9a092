import { Failure } from './failure.ts';
import { DAY } from './durations.ts';
import { addDays, dayAfter, isDay, sofiaDay } from './sofia-time.ts';

/** Days of the calendar in Bulgaria, `2026-11-21`, both included. */
export type Period = { from: string; to: string };

/** How wide the parts are that a period is shown in; a week starts on Monday. */
export type PeriodStep = 'day' | 'week' | 'month';

/** The longest period of figures, in days: two years. */
export const MAX_PERIOD_DAYS = 731;

/** The periods that are offered, in days up to today. */
export const USUAL_PERIODS = [7, 30, 90, 365] as const;

const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** How many days a period has. */
export function daysIn({ from, to }: Period): number {
  return Math.round((at(to) - at(from)) / DAY) + 1;
}

/** The last days up to today. */
export function lastDays(count: number, now: Date): Period {
  const to = sofiaDay(now);
  return { from: addDays(to, 1 - count), to };
}

/** Whether the two are days in their order and not too far apart. */
export function isPeriod({ from, to }: Period): boolean {
  return isDay(from) && isDay(to) && from <= to && daysIn({ from, to }) <= MAX_PERIOD_DAYS;
}

/** As many days just before. */
export function periodBefore(period: Period): Period {
  return { from: addDays(period.from, -daysIn(period)), to: addDays(period.from, -1) };
}

/** Parts that are few enough to look at: up to a month by days, up to half a year by weeks, else by months. */
export function stepOf(period: Period): PeriodStep {
  const days = daysIn(period);
  if (days <= 31) return 'day';
  return days <= 184 ? 'week' : 'month';
}

/** The first day of the part that a day is in. */
export function startOfStep(day: string, step: PeriodStep): string {
  if (step === 'day') return day;
  if (step === 'month') return `${day.slice(0, 7)}-01`;
  const weekday = (new Date(at(day)).getUTCDay() + 6) % 7;
  return addDays(day, -weekday);
}

/** The first days of all parts of a period, in their order; the first may lie before it. */
export function stepsOf(period: Period): string[] {
  const step = stepOf(period);
  const steps: string[] = [];
  for (let day = period.from; day <= period.to; day = dayAfter(day)) {
    const start = startOfStep(day, step);
    if (steps.at(-1) !== start) steps.push(start);
  }
  return steps;
}

/** @throws Failure `invalid` for a period that is none */
export function ensurePeriod(period: Period): void {
  if (!isPeriod(period)) throw new Failure('validation_failed', { to: 'error-period-invalid' }, 'invalid');
}
