import { HOUR } from '../shared/durations.ts';
import { addDays, instantOfSofia } from '../shared/sofia-time.ts';

/** When a team may come, on the clock of Sofia; each lasts four hours. */
export const TIME_WINDOWS = ['08-12', '12-16', '16-20'] as const;
export type TimeWindow = (typeof TIME_WINDOWS)[number];

const WINDOW_MINUTES = 240;

/** How far ahead a first visit can be ordered, in days. */
export const MAX_DAYS_AHEAD = 90;
/** A team needs to know this long before, in hours. */
const NOTICE_HOURS = 2;
/** Changes and cancellations are taken until this hour of the day before (decided). */
const LAST_HOUR_OF_EVE = '18:00';

export function isTimeWindow(value: unknown): value is TimeWindow {
  return TIME_WINDOWS.some((window) => window === value);
}

/** How many windows in a row a team needs; more than there are fit in no day. */
export function windowsNeeded(minutes: number): number {
  return Math.ceil(minutes / WINDOW_MINUTES);
}

/** The windows that work takes; null when the day ends before it. */
export function windowsFrom(first: TimeWindow, count: number): TimeWindow[] | null {
  const start = TIME_WINDOWS.indexOf(first);
  return start + count > TIME_WINDOWS.length ? null : TIME_WINDOWS.slice(start, start + count);
}

/** The moment a window begins. @throws RangeError when the day is none. */
export function startOfWindow(date: string, window: TimeWindow): Date {
  return instantOf(`${date} ${window.slice(0, 2)}:00`);
}

/** The moment that `count` windows from the first one end. */
export function endOfWindows(date: string, first: TimeWindow, count: number): Date {
  const last = windowsFrom(first, Math.max(count, 1))?.at(-1) ?? '16-20';
  return instantOf(`${date} ${last.slice(3)}:00`);
}

/** Whether a team can still be sent in time. */
export function isInTime(date: string, window: TimeWindow, now: Date): boolean {
  return startOfWindow(date, window).getTime() >= now.getTime() + NOTICE_HOURS * HOUR;
}

/** Returns the end of the last window of a day. */
export function lastMomentOf(date: string): Date {
  return endOfWindows(date, '16-20', 1);
}

/** Until when a visit on that day can be changed or called off. */
export function lastChangeBefore(date: string): Date {
  return instantOf(`${addDays(date, -1)} ${LAST_HOUR_OF_EVE}`);
}

function instantOf(dateTime: string): Date {
  const instant = instantOfSofia(dateTime);
  if (!instant) throw new RangeError(`Not a time: ${dateTime}`);
  return instant;
}
