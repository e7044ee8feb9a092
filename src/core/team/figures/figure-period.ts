import { Failure } from '../../shared/failure.ts';
import { addDays, dayAfter, instantOfSofia, sofiaDay } from '../../shared/sofia-time.ts';
import { isPeriod, lastDays, periodBefore } from '../../shared/period.ts';
import type { Period } from '../../shared/period.ts';

/** Suggested periods, up to today; `own` is chosen by its days. */
export const FIGURE_PERIODS = [
  'today',
  'days-7',
  'days-30',
  'days-90',
  'this-month',
  'last-month',
  'own',
] as const;
export type FigurePeriod = (typeof FIGURE_PERIODS)[number];

/** Period that figures are compared with. */
export const COMPARISONS = ['previous', 'last-year', 'none'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** No figures are older. It also keeps the comparison within the calendar. */
const FIRST_DAY = '2020-01-01';
const LAST_DAY = '2100-01-01';

/** Returns the days of a suggested period in Sofia. */
export function suggestedPeriod(choice: Exclude<FigurePeriod, 'own'>, now: Date): Period {
  const today = sofiaDay(now);
  switch (choice) {
    case 'today':
      return { from: today, to: today };
    case 'days-7':
      return lastDays(7, now);
    case 'days-30':
      return lastDays(30, now);
    case 'days-90':
      return lastDays(90, now);
    case 'this-month':
      return { from: firstOfMonth(today), to: today };
    case 'last-month':
      return monthBefore(firstOfMonth(today));
  }
}

/**
 * Returns the period to compare with: for a whole month the month before, else as many days before; or the same
 * days of the year before.
 */
export function comparedPeriod(period: Period, comparison: Comparison): Period | null {
  if (comparison === 'none') return null;
  if (comparison === 'last-year') return { from: yearBefore(period.from), to: yearBefore(period.to) };
  return isWholeMonth(period) ? monthBefore(period.from) : periodBefore(period);
}

/** Moments of a period in Sofia: its begin, and the begin of the day after it. A day has 23 to 25 hours. */
export function momentsOf({ from, to }: Period): { from: Date; before: Date } {
  return { from: midnight(from), before: midnight(dayAfter(to)) };
}

/** True for existing days in order, at most two years apart. */
export const isFigurePeriod = (period: Period): boolean =>
  isPeriod(period) && period.from >= FIRST_DAY && period.to <= LAST_DAY;

/** @throws Failure `invalid` for days that do not exist, are in the wrong order or too far apart */
export function ensureFigurePeriod(period: Period): void {
  if (isFigurePeriod(period)) return;
  throw new Failure('validation_failed', { to: 'error-period-invalid' }, 'invalid');
}

/** @throws RangeError for an invalid day; every day of Sofia begins at midnight */
function midnight(day: string): Date {
  const moment = instantOfSofia(`${day} 00:00`);
  if (!moment) throw new RangeError(`Not a day: ${day}`);
  return moment;
}

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

function monthBefore(firstDay: string): Period {
  const to = addDays(firstDay, -1);
  return { from: firstOfMonth(to), to };
}

const isWholeMonth = ({ from, to }: Period) =>
  from === firstOfMonth(from) && from === firstOfMonth(to) && dayAfter(to).endsWith('-01');

/** The same day a year before; 29 February becomes 28 February. */
function yearBefore(day: string): string {
  const year = String(Number(day.slice(0, 4)) - 1);
  return day.endsWith('-02-29') ? `${year}-02-28` : year + day.slice(4);
}
