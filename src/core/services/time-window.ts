import { HOUR } from '../shared/durations.ts';
import { addDays, instantOfSofia } from '../shared/sofia-time.ts';

/** Time windows of visits, Sofia time; each has four hours. */
export const TIME_WINDOWS = ['08-12', '12-16', '16-20'] as const;
export type TimeWindow = (typeof TIME_WINDOWS)[number];

/** Minutes of a window. */
export const WINDOW_MINUTES = 240;

/** Maximum days ahead of a first visit. */
export const MAX_DAYS_AHEAD = 90;
/** Minimum hours of notice for a team. */
const NOTICE_HOURS = 2;
/** Hour of the previous day until which changes and cancellations are accepted. */
const LAST_HOUR_OF_EVE = '18:00';

export function isTimeWindow(value: unknown): value is TimeWindow {
  return TIME_WINDOWS.some((window) => window === value);
}

/** Consecutive windows of work; more than the day has do not fit. */
export function windowsNeeded(minutes: number): number {
  return Math.ceil(minutes / WINDOW_MINUTES);
}

/** Windows of the work; null if the day is too short. */
export function windowsFrom(first: TimeWindow, count: number): TimeWindow[] | null {
  const start = TIME_WINDOWS.indexOf(first);
  return start + count > TIME_WINDOWS.length ? null : TIME_WINDOWS.slice(start, start + count);
}

/**
 * Start of a window.
 * @throws RangeError for an invalid day
 */
export function startOfWindow(date: string, window: TimeWindow): Date {
  return instantOf(`${date} ${window.slice(0, 2)}:00`);
}

/** End of `count` windows from the first one. */
export function endOfWindows(date: string, first: TimeWindow, count: number): Date {
  const last = windowsFrom(first, Math.max(count, 1))?.at(-1) ?? '16-20';
  return instantOf(`${date} ${last.slice(3)}:00`);
}

/** True if the notice for a team is sufficient. */
export function isInTime(date: string, window: TimeWindow, now: Date): boolean {
  return startOfWindow(date, window).getTime() >= now.getTime() + NOTICE_HOURS * HOUR;
}

/** End of the last window of a day. */
export function lastMomentOf(date: string): Date {
  return endOfWindows(date, '16-20', 1);
}

/** Deadline for a change or cancellation of a visit on that day. */
export function lastChangeBefore(date: string): Date {
  return instantOf(`${addDays(date, -1)} ${LAST_HOUR_OF_EVE}`);
}

function instantOf(dateTime: string): Date {
  const instant = instantOfSofia(dateTime);
  if (!instant) throw new RangeError(`Not a time: ${dateTime}`);
  return instant;
}
