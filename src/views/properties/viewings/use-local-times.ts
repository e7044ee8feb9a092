import { useLanguage } from '../../shell/use-page-language.ts';
import { formatSofiaTime } from '../../../core/shared/date-format.ts';

/** Shows times of Sofia's clock, `YYYY-MM-DD HH:MM`, in the form of the language. */
export function useLocalTimes(): { day(dateTime: string): string; whole(dateTime: string): string } {
  const language = useLanguage();
  const format = (options: Intl.DateTimeFormatOptions) => (dateTime: string) =>
    formatSofiaTime(dateTime, language, options);
  return {
    day: format({ weekday: 'long', day: 'numeric', month: 'long' }),
    whole: format({ weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' }),
  };
}
