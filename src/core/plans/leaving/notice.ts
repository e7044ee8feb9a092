import { addDays } from '../../shared/sofia-time.ts';
import type { Notice } from './leaving.ts';

/**
 * The day, `YYYY-MM-DD`, on which a notice ends that is given on a day. The day itself is not counted; months end on the
 * day of the same number, or on the last one of a month that has none (Law on obligations and contracts, art. 72).
 */
export function noticeEnds(givenOn: string, { count, unit }: Notice): string {
  return unit === 'days' ? addDays(givenOn, count) : addMonths(givenOn, count);
}

/** The last day on which a notice can be given that ends by the day of leaving. */
export function lastNoticeDay(leavingOn: string, notice: Notice): string {
  if (notice.unit === 'days') return addDays(leavingOn, -notice.count);
  let last = addMonths(leavingOn, -notice.count);
  // After a shorter month several days end on the same one.
  while (noticeEnds(addDays(last, 1), notice) <= leavingOn) last = addDays(last, 1);
  return last;
}

/** The same day of another month; where that is shorter, its last one. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}
