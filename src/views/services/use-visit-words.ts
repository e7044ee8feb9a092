import type { ServiceAddress } from '../../core/services/service-order.ts';
import { windowsFrom } from '../../core/services/time-window.ts';
import type { TimeWindow } from '../../core/services/time-window.ts';
import { useTexts } from '../components/use-texts.ts';
import { useLanguage } from '../shell/use-page-language.ts';
import { formatSofiaTime } from '../../core/shared/date-format.ts';

/** Texts of visits: days, times and addresses. */
export type VisitWords = {
  /** Time span of consecutive slots: `8:00 – 16:00`. */
  span(window: TimeWindow, count: number): string;
  /** Day: `сряда, 10 март`, optionally with the year. */
  day(date: string, year?: boolean): string;
  address(address: ServiceAddress): string;
};

export function useVisitWords(): VisitWords {
  const t = useTexts();
  const language = useLanguage();
  const hour = (text: string) => `${Number(text)}:00`;
  return {
    span(window, count) {
      const last = windowsFrom(window, Math.max(1, count))?.at(-1) ?? window;
      return `${hour(window.slice(0, 2))} – ${hour(last.slice(3))}`;
    },
    day(date, year = false) {
      const long = { weekday: 'long', day: 'numeric', month: 'long' } as const;
      return formatSofiaTime(date, language, year ? { ...long, year: 'numeric' } : long);
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
