import { addDays } from '../../shared/sofia-time.ts';
import { DAY } from '../../shared/durations.ts';
import { addMonths } from './notice.ts';

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
    const due = `${month.slice(0, 8)}${String(rentDay).padStart(2, '0')}`;
    return due < last ? due : last;
  };
  const [begin, end] = due(0) <= leavingOn ? [due(0), due(1)] : [due(-1), due(0)];
  return { days: daysBetween(begin, leavingOn) + 1, of: daysBetween(begin, end) };
}

/** Part of a monthly amount in stotinki; halves are rounded up. */
export const partOfMonth = (amount: number, { days, of }: LastMonth): number =>
  Math.floor((2 * amount * days + of) / (2 * of));

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY);
