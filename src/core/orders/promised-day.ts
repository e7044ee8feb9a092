import { isWorkingDay, workingDayFrom, workingDaysAfter } from '../shared/official-holidays.ts';
import { dayAfter, instantOfSofia, todayInSofia } from '../shared/sofia-time.ts';
import { WrittenDates } from '../shared/date-format.ts';

/** A shop's promise: working days until the delivery, and its cut-off hour in Sofia (0 to 23), if it has one. */
export type DeliveryPromise = { days: number; cutoffHour?: number | null };

/**
 * Day from which a shop handles an order. With a cut-off hour, later orders and those of days off are handled
 * from the next working day. Without one, it is the day of the order.
 * @param dates caches the times that depend on Sofia's clock
 */
export function handlingDay(
  placedAt: Date,
  cutoffHour: number | null | undefined,
  dates: WrittenDates = new WrittenDates(),
): string {
  const day = todayInSofia(placedAt, dates);
  if (cutoffHour == null) return day;
  return isWorkingDay(day) && placedAt < cutoffOn(day, cutoffHour, dates)
    ? day
    : workingDayFrom(dayAfter(day));
}

/** Latest day of delivery of an order, `YYYY-MM-DD`. */
export function promisedDay(
  placedAt: Date,
  { days, cutoffHour }: DeliveryPromise,
  dates?: WrittenDates,
): string {
  return workingDaysAfter(handlingDay(placedAt, cutoffHour, dates), days);
}

/** Moment of the cut-off. The hour that summer time skips is on a Sunday, so that working days have all hours. */
function cutoffOn(day: string, hour: number, dates: WrittenDates): Date {
  const cutoff = `${day} ${String(hour).padStart(2, '0')}:00`;
  return new Date(dates.of(`cutoff ${cutoff}`, () => instantOfSofia(cutoff)?.toISOString() ?? day));
}
