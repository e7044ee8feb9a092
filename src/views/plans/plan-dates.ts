import { formatSofiaTime } from '../../core/shared/date-format.ts';
import { useLanguage, useToday } from '../shell/use-page-language.ts';

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
