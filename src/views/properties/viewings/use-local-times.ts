import { useLanguage } from '../../shell/use-page-language.ts';

/** Shows times of Sofia's clock, `YYYY-MM-DD HH:MM`, in the form of the language. */
export function useLocalTimes(): { day(dateTime: string): string; whole(dateTime: string): string } {
  const locale = useLanguage() === 'bg' ? 'bg-BG' : 'en-GB';
  // The clock's own numbers are shown as they are, wherever the reader is.
  const format = (options: Intl.DateTimeFormatOptions) => (dateTime: string) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(
      new Date(`${dateTime.replace(' ', 'T')}:00Z`),
    );
  return {
    day: format({ weekday: 'long', day: 'numeric', month: 'long' }),
    whole: format({ weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' }),
  };
}
