import { addDays } from '../../core/shared/sofia-time.ts';
import { formatSofiaTime } from '../../core/shared/date-format.ts';
import type { PeriodStep } from '../../core/shared/period.ts';
import { useTexts } from '../components/use-texts.ts';
import { useLanguage, useLocale } from './use-page-language.ts';

/** Formats the change against the previous period: `+12% спрямо предходния период`. */
export function useComparison(): (now: number, before: number) => string {
  const t = useTexts();
  const locale = useLocale();
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  });
  return (now, before) =>
    before > 0
      ? t('figures-compared', { change: percent.format((now - before) / before) })
      : t('figures-nothing-before');
}

/** Formats the intervals of a period: `21.11`, `21.11 – 27.11`, `ноември 2026`. */
export function usePartNames(step: PeriodStep): (from: string) => string {
  const language = useLanguage();
  const day = (date: string) => formatSofiaTime(date, language, { day: 'numeric', month: 'numeric' });
  return (from) => {
    if (step === 'month') return formatSofiaTime(from, language, { month: 'short', year: 'numeric' });
    return step === 'day' ? day(from) : `${day(from)} – ${day(addDays(from, 6))}`;
  };
}
