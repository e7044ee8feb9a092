/** Lengths of time in milliseconds; a day of the calendar may be an hour longer or shorter. */
export const HOUR = 60 * 60 * 1000;
export const DAY = 24 * HOUR;
/** For cookies and caches. */
export const DAY_SECONDS = DAY / 1000;

/** The moment so many days later; a negative number of them is earlier. */
export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY);
}
