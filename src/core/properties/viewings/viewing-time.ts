import type { FieldErrors } from '../../shared/failure.ts';
import { instantOfSofia, sofiaDay } from '../../shared/sofia-time.ts';
import { daysAfter } from '../../shared/durations.ts';

/** Nobody agrees on a viewing further ahead, in days. */
const MAX_DAYS_AHEAD = 60;
/** The first and the last time of the day at which a viewing begins, on the clock of Sofia. */
export const VIEWING_HOURS = { from: '08:00', to: '21:00' } as const;

/** The last day that a viewing can be on, `YYYY-MM-DD`. */
export function lastViewingDay(now: Date): string {
  return sofiaDay(daysAfter(now, MAX_DAYS_AHEAD));
}

/** What is wrong with the moment of a viewing, by the fields that say it (HOME-12); empty when nothing is. */
export function viewingTimeErrors(date: string, time: string, now: Date): FieldErrors {
  const instant = instantOfSofia(`${date} ${time}`);
  if (!instant) return { date: 'error-date-time-invalid', time: 'error-date-time-invalid' };
  if (instant <= now) return { date: 'error-date-time-past', time: 'error-date-time-past' };
  return {
    ...(date > lastViewingDay(now) && { date: 'error-viewing-too-far' }),
    ...((time < VIEWING_HOURS.from || time > VIEWING_HOURS.to) && { time: 'error-viewing-hours' }),
  };
}

/** The same for `YYYY-MM-DD HH:MM` in one: its first fault, as a message key. */
export function viewingTimeError(dateTime: string, now: Date): string | null {
  const [date = '', time = ''] = dateTime.split(' ', 2);
  return Object.values(viewingTimeErrors(date, time, now))[0] ?? null;
}
