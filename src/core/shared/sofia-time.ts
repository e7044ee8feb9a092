import { SOFIA } from './date-format.ts';
import { daysAfter, HOUR } from './durations.ts';
import type { WrittenDates } from './written-dates.ts';

/** Made when it is first asked: a phone takes long to make its first format. */
let format: Intl.DateTimeFormat | undefined;

/** `2026-11-21 18:30`: a moment on the clock of Sofia. */
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

/** `2026-11-21`: the day in Sofia. */
export function sofiaDay(instant: Date): string {
  return sofiaTime(instant).slice(0, 10);
}

/** The day in Sofia, as the page says it while that day is not over: a phone takes a tenth of a second to make its first format. */
export function todayInSofia(now: Date, { known }: WrittenDates): string {
  const { today } = known;
  if (today !== undefined && isWithin(now, today)) return today;
  return (known['today'] = sofiaDay(now));
}

/** Whether a moment is surely within a day in Sofia, whose midnight is at 21 or at 22 o'clock UTC. */
function isWithin(moment: Date, day: string): boolean {
  const midnight = new Date(`${day}T00:00:00Z`).getTime();
  return moment.getTime() >= midnight - 2 * HOUR && moment.getTime() < midnight + 21 * HOUR;
}

/** The moment that `2026-11-21 18:30` is in Sofia; null where no calendar or clock shows it (31 February). */
export function instantOfSofia(dateTime: string): Date | null {
  const utc = new Date(`${dateTime.replace(' ', 'T')}:00Z`);
  if (Number.isNaN(utc.getTime())) return null;
  // Sofia is two hours ahead of UTC, three in summer; an hour that the spring skips is on no clock.
  const found = [3, 2].map((hours) => new Date(utc.getTime() - hours * HOUR));
  return found.find((instant) => sofiaTime(instant) === dateTime) ?? null;
}

/** Whether the text is a day of the calendar, as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
}

/** The day after `2026-11-21`; days that no calendar has stay as they are. */
export function dayAfter(day: string): string {
  return isDay(day) ? addDays(day, 1) : day;
}

/** `2026-12-31` and 1 make `2027-01-01`. @throws RangeError when the day is none */
export function addDays(day: string, days: number): string {
  if (!isDay(day)) throw new RangeError(`Not a day: ${day}`);
  return daysAfter(new Date(day), days).toISOString().slice(0, 10);
}
