import { addDays } from '../../shared/sofia-time.ts';
import type { Notice } from './leaving.ts';
import { DAY } from '../../shared/durations.ts';

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

/** Share of the last month's rent: days of days. */
export type LastMonth = { days: number; of: number };

/**
 * The rent month of the moving day, which counts.
 * @param leavingOn `YYYY-MM-DD`
 * @param rentDay day of the month; in shorter months the last one
 */
export function lastMonth(leavingOn: string, rentDay: number): LastMonth {
  const first = `${leavingOn.slice(0, 8)}01`;
  const due = (months: number) => {
    const month = addMonths(first, months);
    const last = addDays(addMonths(month, 1), -1);
    const asked = `${month.slice(0, 8)}${String(rentDay).padStart(2, '0')}`;
    return asked < last ? asked : last;
  };
  const [begin, end] = due(0) <= leavingOn ? [due(0), due(1)] : [due(-1), due(0)];
  return { days: daysBetween(begin, leavingOn) + 1, of: daysBetween(begin, end) };
}

/** Part of a monthly amount in stotinki; halves are rounded up. */
export const partOfMonth = (amount: number, { days, of }: LastMonth): number =>
  Math.floor((2 * amount * days + of) / (2 * of));

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY);
