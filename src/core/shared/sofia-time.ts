import { SOFIA } from './date-format.ts';
import { daysAfter, HOUR } from './durations.ts';
import type { WrittenDates } from './date-format.ts';

/** Created at the first use, because the first format is slow on phones. */
let format: Intl.DateTimeFormat | undefined;

/** Formats a moment in Sofia: `2026-11-21 18:30`. */
export function sofiaTime(instant: Date): string {
  format ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: SOFIA,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const part = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${part['year']}-${part['month']}-${part['day']} ${part['hour']}:${part['minute']}`;
}

/** Formats the day of a moment in Sofia: `2026-11-21`. */
export function sofiaDay(instant: Date): string {
  return sofiaTime(instant).slice(0, 10);
}

/**
 * Current day in Sofia, from the page's date while it is valid. Creating the first format takes a phone a
 * tenth of a second.
 */
export function todayInSofia(now: Date, { known }: WrittenDates): string {
  const { today } = known;
  if (today !== undefined && isWithin(now, today)) return today;
  return (known['today'] = sofiaDay(now));
}

/** True if a moment is certainly within a day in Sofia, where midnight is at 21 or 22 o'clock UTC. */
function isWithin(moment: Date, day: string): boolean {
  const midnight = new Date(`${day}T00:00:00Z`).getTime();
  return moment.getTime() >= midnight - 2 * HOUR && moment.getTime() < midnight + 21 * HOUR;
}

/** Moment of `2026-11-21 18:30` in Sofia; null if it does not exist (31 February). */
export function instantOfSofia(dateTime: string): Date | null {
  const utc = new Date(`${dateTime.replace(' ', 'T')}:00Z`);
  if (Number.isNaN(utc.getTime())) return null;
  // Sofia is two hours ahead of UTC, three in summer. The hour skipped in spring does not exist.
  const found = [3, 2].map((hours) => new Date(utc.getTime() - hours * HOUR));
  return found.find((instant) => sofiaTime(instant) === dateTime) ?? null;
}

/** True for a valid calendar day `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
}

/** Returns the next day; invalid days stay unchanged. */
export function dayAfter(day: string): string {
  return isDay(day) ? addDays(day, 1) : day;
}

/**
 * Adds days: `2026-12-31` and 1 make `2027-01-01`.
 * @throws RangeError for an invalid day
 */
export function addDays(day: string, days: number): string {
  if (!isDay(day)) throw new RangeError(`Not a day: ${day}`);
  return daysAfter(new Date(day), days).toISOString().slice(0, 10);
}
