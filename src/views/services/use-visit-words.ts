import type { ServiceAddress } from '../../core/services/service-order.ts';
import { windowsFrom } from '../../core/services/time-window.ts';
import type { TimeWindow } from '../../core/services/time-window.ts';
import { useTexts } from '../components/use-texts.ts';
import { useLanguage } from '../shell/use-page-language.ts';

/** How visits are said: their days, hours and addresses. */
export type VisitWords = {
  /** `8:00 – 16:00`, for work of so many windows. */
  span(window: TimeWindow, count: number): string;
  /** `сряда, 10 март`, or with the year. */
  day(date: string, year?: boolean): string;
  address(address: ServiceAddress): string;
};

export function useVisitWords(): VisitWords {
  const t = useTexts();
  const locale = useLanguage() === 'bg' ? 'bg-BG' : 'en-GB';
  const hour = (text: string) => `${Number(text)}:00`;
  return {
    span(window, count) {
      const last = windowsFrom(window, Math.max(1, count))?.at(-1) ?? window;
      return `${hour(window.slice(0, 2))} – ${hour(last.slice(3))}`;
    },
    day(date, year = false) {
      const long = {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        ...(year && { year: 'numeric' as const }),
      } as const;
      // A day of Sofia's calendar is that day for every reader.
      return new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...long }).format(
        new Date(`${date}T12:00:00Z`),
      );
    },
    address({ street, entrance, floor, district, city }) {
      return [
        street,
        entrance && t('service-address-entrance', { entrance }),
        floor && t('service-address-floor', { floor }),
        district,
        city,
      ]
        .filter((part) => part !== '')
        .join(', ');
    },
  };
}
