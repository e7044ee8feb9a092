/** Durations in milliseconds. A calendar day may be an hour longer or shorter. */
export const MINUTE = 60 * 1000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** Seconds of a day, for cookies and caches. */
export const DAY_SECONDS = DAY / 1000;

/** Moment a number of days later; earlier for a negative number. */
export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY);
}
