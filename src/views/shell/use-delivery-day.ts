import { workingDaysAfter } from '../../core/shared/official-holidays.ts';
import { useDates, useToday } from './use-page-language.ts';

/** Formats the promised day of delivery, such as `вт, 9 декември`, from working days. */
export function useDeliveryDay(): (workingDays: number) => string {
  const today = useToday();
  const dates = useDates();
  return (workingDays) => dates.weekday(workingDaysAfter(today, workingDays));
}
