import { Failure } from './failure.ts';
import { DAY } from './durations.ts';
import { addDays, dayAfter, isDay, sofiaDay } from './sofia-time.ts';

/** Calendar days in Bulgaria, `2026-11-21`, both included. */
export type Period = { from: string; to: string };

/** Granularity of a period's figures; a week starts on Monday. */
export type PeriodStep = 'day' | 'week' | 'month';

/** Maximum days of a period: two years. */
export const MAX_PERIOD_DAYS = 731;

/** Suggested periods, in days up to today. */
export const USUAL_PERIODS = [7, 30, 90, 365] as const;

const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export function daysIn({ from, to }: Period): number {
  return Math.round((at(to) - at(from)) / DAY) + 1;
}

/** Period of the last days, today included. */
export function lastDays(count: number, now: Date): Period {
  const to = sofiaDay(now);
  return { from: addDays(to, 1 - count), to };
}

/** True for valid days in order with at most `MAX_PERIOD_DAYS`. */
export function isPeriod({ from, to }: Period): boolean {
  return isDay(from) && isDay(to) && from <= to && daysIn({ from, to }) <= MAX_PERIOD_DAYS;
}

export function periodBefore(period: Period): Period {
  return { from: addDays(period.from, -daysIn(period)), to: addDays(period.from, -1) };
}

/** Granularity of a period: days up to a month, weeks up to half a year, else months. */
export function stepOf(period: Period): PeriodStep {
  const days = daysIn(period);
  if (days <= 31) return 'day';
  return days <= 184 ? 'week' : 'month';
}

/** First day of the step that contains a day. */
export function startOfStep(day: string, step: PeriodStep): string {
  if (step === 'day') return day;
  if (step === 'month') return `${day.slice(0, 7)}-01`;
  const weekday = (new Date(at(day)).getUTCDay() + 6) % 7;
  return addDays(day, -weekday);
}

/** First days of all steps of a period, in order; the first may precede it. */
export function stepsOf(period: Period, step = stepOf(period)): string[] {
  const steps: string[] = [];
  for (let day = period.from; day <= period.to; day = dayAfter(day)) {
    const start = startOfStep(day, step);
    if (steps.at(-1) !== start) steps.push(start);
  }
  return steps;
}

/** @throws Failure `invalid` for an invalid period */
export function ensurePeriod(period: Period): void {
  if (!isPeriod(period)) throw new Failure('validation_failed', { to: 'error-period-invalid' }, 'invalid');
}
