import { Clock } from '../../core/shared/clock.ts';
import { todayInSofia } from '../../core/shared/sofia-time.ts';
import { pathOf } from '../../core/site/paths.ts';
import { priceInText, showPrice } from '../../core/shared/price-format.ts';
import type { ShownPrice } from '../../core/shared/price-format.ts';
import { DAY_FORMAT, formatMoment, WrittenDates } from '../../core/shared/date-format.ts';
import { localeOf } from '../../core/shared/language.ts';
import type { Language } from '../../core/shared/language.ts';
import { SiteSettings } from '../../core/site/settings.ts';
import { LanguageSwitch } from '../../view-models/site/language-switch.ts';
import { useService } from './services.tsx';

type PathOf = typeof pathOf;
type Arguments = PathOf extends (name: infer Name, language: Language, ...rest: infer Rest) => string
  ? [name: Name, ...rest: Rest]
  : never;

/** Returns a function that builds addresses from route names, in the language of the page (NAV-02). */
export function useLinks(): (...target: Arguments) => string {
  const language = useLanguage();
  return (name, ...rest) => pathOf(name, language, ...rest);
}

export function useLanguage(): Language {
  return useService(LanguageSwitch).language;
}

/** Formats amounts of stotinki in both currencies (PRICE-01, PRICE-06). */
export function usePrices(): {
  show(stotinki: number): ShownPrice;
  inText(stotinki: number): string;
  /** One currency, without zeros after the decimal mark, for narrow places. */
  brief(stotinki: number): string;
} {
  const language = useLanguage();
  const { priceOrder } = useService(SiteSettings);
  return {
    show: (stotinki) => showPrice(stotinki, language, priceOrder),
    inText: (stotinki) => priceInText(stotinki, language, priceOrder),
    brief: (stotinki) => showPrice(stotinki, language, priceOrder).main.replace(/[,.]00(?=\D|$)/, ''),
  };
}

const FORMS = {
  day: DAY_FORMAT,
  month: { month: 'long', year: 'numeric' },
  moment: { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
  weekday: { weekday: 'short', day: 'numeric', month: 'long' },
} as const;

/**
 * Formats dates in the language of the page; moments are ISO 8601, `weekday` takes a day such as
 * `2026-12-09`.
 */
export function useDates(): Record<'day' | 'month' | 'moment' | 'weekday', (moment: string) => string> {
  const language = useLanguage();
  const dates = useService(WrittenDates);
  const format = (form: keyof typeof FORMS) => (moment: string) =>
    dates.of(`${form} ${moment}`, () =>
      formatMoment(new Date(moment), language, FORMS[form])
        // Keeps the word after a year in the same line.
        .replace(/(\d{4}) /, '$1\u00a0'),
    );
  return { day: format('day'), month: format('month'), moment: format('moment'), weekday: format('weekday') };
}

/** Returns today's date in Sofia, such as `2026-11-21`. */
export function useToday(): string {
  return todayInSofia(useService(Clock).now(), useService(WrittenDates));
}

export function useLocale(): string {
  return localeOf(useLanguage());
}
