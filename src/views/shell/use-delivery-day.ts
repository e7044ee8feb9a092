import { handlingDay } from '../../core/orders/promised-day.ts';
import type { DeliveryPromise } from '../../core/orders/promised-day.ts';
import { Clock } from '../../core/shared/clock.ts';
import { workingDaysAfter } from '../../core/shared/official-holidays.ts';
import { WrittenDates } from '../../core/shared/date-format.ts';
import { useAlive } from '../components/use-browser-value.ts';
import { useService } from './services.tsx';
import { useDates } from './use-page-language.ts';

/** Formats the promised day of delivery, such as `вт, 9 декември`. */
export function useDeliveryDay(): (promise: DeliveryPromise) => string {
  const clock = useService(Clock);
  const written = useService(WrittenDates);
  const dates = useDates();
  const isAlive = useAlive();
  return ({ days, cutoffHour }) => {
    const handled = () => handlingDay(clock.now(), cutoffHour, written);
    // During hydration the server's day, because the hour may have passed since.
    const from = isAlive ? handled() : written.of(`handled ${cutoffHour}`, handled);
    return dates.weekday(workingDaysAfter(from, days));
  };
}
