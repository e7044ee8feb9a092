import type { PeriodStep } from '../../core/shared/period.ts';
import { useTexts } from '../components/use-texts.ts';
import { useLocale } from './use-page-language.ts';

/** Says how a figure compares with that of the time before: `+12% спрямо предходния период`. */
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

/** Names the parts of a period by their first day: `21.11`, `21.11 – 27.11`, `ноември 2026`. */
export function usePartNames(step: PeriodStep): (from: string) => string {
  const locale = useLocale();
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  const day = format({ day: 'numeric', month: 'numeric' });
  const month = format({ month: 'short', year: 'numeric' });
  return (from) => {
    const first = new Date(`${from}T00:00:00Z`);
    if (step === 'month') return month.format(first);
    if (step === 'day') return day.format(first);
    const last = new Date(first.getTime() + 6 * 24 * 60 * 60 * 1000);
    return `${day.format(first)} – ${day.format(last)}`;
  };
}
