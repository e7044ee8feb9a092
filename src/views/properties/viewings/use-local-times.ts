import { useLanguage } from '../../shell/use-page-language.ts';
import { formatSofiaTime } from '../../../core/shared/date-format.ts';

/** Formats times of Sofia, `YYYY-MM-DD HH:MM`, in the language of the page. */
export function useLocalTimes(): { day(dateTime: string): string; whole(dateTime: string): string } {
  const language = useLanguage();
  const format = (options: Intl.DateTimeFormatOptions) => (dateTime: string) =>
    formatSofiaTime(dateTime, language, options);
  return {
    day: format({ weekday: 'long', day: 'numeric', month: 'long' }),
    whole: format({ weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' }),
  };
}
