import { addDays, isDay } from '../shared/sofia-time.ts';

/** Maximum days from today to the last day of a holiday. */
export const MAX_HOLIDAY_DAYS = 365;

/** Form of a shop's holiday; `holidayUntil` is the last day without orders, and may be empty. */
export type HolidayForm = { isOnHoliday: boolean; holidayUntil: string };

/**
 * Last day on which a shop takes no orders (VEND-03); null if it takes them today.
 * @param today day in Sofia
 */
export function holidayOf(
  { holidayUntil }: { holidayUntil?: string | null | undefined },
  today: string,
): string | null {
  return holidayUntil && today <= holidayUntil ? holidayUntil : null;
}

/**
 * Message key of an invalid last day; null if valid.
 * @param today day in Sofia
 */
export function holidayProblem(until: string, today: string): string | null {
  if (!isDay(until)) return 'error-holiday-day';
  if (until < today) return 'error-holiday-past';
  return until > addDays(today, MAX_HOLIDAY_DAYS) ? 'error-holiday-too-far' : null;
}
