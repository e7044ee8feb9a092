import { Clock } from '../../core/shared/clock.ts';
import { workingDaysAfter } from '../../core/shared/official-holidays.ts';
import { todayInSofia } from '../../core/shared/sofia-time.ts';
import { WrittenDates } from '../../core/shared/written-dates.ts';
import { useService } from './services.tsx';
import { useDates } from './use-page-language.ts';

/** Formats the promised day of delivery, such as `вт, 9 декември`, from working days. */
export function useDeliveryDay(): (workingDays: number) => string {
  const today = todayInSofia(useService(Clock).now(), useService(WrittenDates));
  const dates = useDates();
  return (workingDays) => dates.weekday(workingDaysAfter(today, workingDays));
}
