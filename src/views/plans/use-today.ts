import { Clock } from '../../core/shared/clock.ts';
import { todayInSofia, WrittenDates } from '../../core/shared/sofia-time.ts';
import { useService } from '../shell/services.tsx';

/** Returns today's date in Sofia, such as `2026-11-21`. */
export function useToday(): string {
  return todayInSofia(useService(Clock).now(), useService(WrittenDates));
}
