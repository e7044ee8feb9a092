import { addDays } from '../../shared/sofia-time.ts';
import type { Notice } from './leaving.ts';

/**
 * End of a notice, `YYYY-MM-DD`. The day itself does not count; months end on the day with the same number,
 * or on the last one of a shorter month (Obligations and Contracts Act, art. 72).
 */
export function noticeEnds(givenOn: string, { count, unit }: Notice): string {
  return unit === 'days' ? addDays(givenOn, count) : addMonths(givenOn, count);
}

/** Last day for a notice that ends by the moving day. */
export function lastNoticeDay(leavingOn: string, notice: Notice): string {
  if (notice.unit === 'days') return addDays(leavingOn, -notice.count);
  let last = addMonths(leavingOn, -notice.count);
  // After a shorter month several days end on the same one.
  while (noticeEnds(addDays(last, 1), notice) <= leavingOn) last = addDays(last, 1);
  return last;
}

/** Same day of another month, or its last one. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}
