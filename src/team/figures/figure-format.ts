import { formatSofiaTime } from '../../core/shared/date-format.ts';
import { DAY, MINUTE } from '../../core/shared/durations.ts';
import { localeOf } from '../../core/shared/language.ts';
import { Money } from '../../core/shared/money.ts';
import { showPrice } from '../../core/shared/price-format.ts';
import { daysIn, stepOf } from '../../core/shared/period.ts';
import type { Period } from '../../core/shared/period.ts';
import { addDays } from '../../core/shared/sofia-time.ts';
import type { FigureUnit } from '../../core/team/figures/figures.ts';
import { usePrice } from '../components/formats.tsx';
import { useTeam } from '../team-context.ts';
import { useLanguage } from '../use-texts.ts';

const SHORT_DAY = { day: 'numeric', month: 'numeric' } as const;
const LONG_DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** Formats values, changes and days of figures in the language of the page. */
export function useFigureFormat() {
  const language = useLanguage();
  const price = usePrice();
  const { priceOrder } = useTeam().state;
  const locale = localeOf(language);
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const signed = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  const day = (date: string, options: Intl.DateTimeFormatOptions) => formatSofiaTime(date, language, options);
  /** The two largest units. @param minutes such as 90 for `1 h 30 min` */
  const duration = (minutes: number): string => {
    const parts = [
      ['day', Math.floor((minutes * MINUTE) / DAY), 'long'],
      ['hour', Math.floor(minutes / 60) % 24, 'short'],
      ['minute', minutes % 60, 'short'],
    ] as const;
    const first = parts.findIndex(([, count]) => count > 0);
    return parts
      .slice(...(first < 0 ? [2] : [first, first + 2]))
      .filter(([, count]) => count > 0 || first < 0)
      .map(([unit, count, unitDisplay]) =>
        new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay }).format(count),
      )
      .join(' ');
  };
  return {
    locale,
    /** @param value in the unit of the figure */
    value: (value: number, unit: FigureUnit): string => {
      if (unit === 'stotinki') return price(value);
      return unit === 'minutes' ? duration(value) : number.format(value);
    },
    /** Lines of a table's cell: an amount has one for each currency. */
    lines: (value: number, unit: FigureUnit): readonly string[] => {
      if (unit === 'minutes') return [duration(value)];
      if (unit === 'count') return [number.format(value)];
      const { main, equivalent } = showPrice(value, language, priceOrder);
      return [main, equivalent];
    },
    /** Height in a chart: whole units of the main currency, or hours. */
    height: (value: number, unit: FigureUnit): number => {
      if (unit === 'minutes') return value / 60;
      if (unit === 'count') return value;
      return (priceOrder === 'eur-first' ? Money.ofStotinki(value).toEuroCents() : value) / 100;
    },
    /** @param change in per cent; null if nothing was before */
    change: (change: number | null): string => (change === null ? '–' : signed.format(change / 100)),
    share: (share: number | null): string => (share === null ? '–' : percent.format(share / 100)),
    /** Name of a step of a period: a day, a week or a month. @param short for charts */
    step: (first: string, period: Period, short: boolean): string => {
      const step = stepOf(period);
      if (step === 'month') return day(first, { month: 'short', year: 'numeric' });
      if (step === 'day') return day(first, short ? SHORT_DAY : LONG_DAY);
      return short ? day(first, SHORT_DAY) : `${day(first, SHORT_DAY)} – ${day(addDays(first, 6), LONG_DAY)}`;
    },
    period: (period: Period): string =>
      daysIn(period) === 1
        ? day(period.from, LONG_DAY)
        : `${day(period.from, LONG_DAY)} – ${day(period.to, LONG_DAY)}`,
  };
}
