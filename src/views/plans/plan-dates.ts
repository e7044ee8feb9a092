import { formatSofiaTime } from '../../core/shared/date-format.ts';
import { useLanguage } from '../shell/use-page-language.ts';
import { Clock } from '../../core/shared/clock.ts';
import { todayInSofia } from '../../core/shared/sofia-time.ts';
import { WrittenDates } from '../../core/shared/written-dates.ts';
import { useService } from '../shell/services.tsx';

/** Formats a day as `16 март`, with the year unless it is this one. */
export function useSaidDate(): (day: string) => string {
  const language = useLanguage();
  const today = useToday();
  return (day) => {
    const isThisYear = day.slice(0, 4) === today.slice(0, 4);
    return formatSofiaTime(day, language, {
      day: 'numeric',
      month: 'long',
      ...(!isThisYear && { year: 'numeric' }),
    });
  };
}

/** Returns today's date in Sofia, such as `2026-11-21`. */
export function useToday(): string {
  return todayInSofia(useService(Clock).now(), useService(WrittenDates));
}
