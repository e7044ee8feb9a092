import type { PlanChange } from '../../../core/plans/together/plan-history.ts';
import { localeOf } from '../../../core/shared/language.ts';
import type { Language } from '../../../core/shared/language.ts';
import type { TextOf } from '../../components/use-texts.ts';

/** Describes a change: `Мария промени деня на нанасяне и бюджета`. */
export function changeWords(
  t: TextOf,
  { by, parts }: PlanChange,
  direction: 'in' | 'out',
  language: Language,
): string {
  const list = new Intl.ListFormat(localeOf(language), { type: 'conjunction' });
  const edited = parts.flatMap((part) => {
    if (part === 'payment-added' || part === 'payment-removed') return [];
    const isTurned = direction === 'out' && (part === 'movingInOn' || part === 'from');
    return [t(isTurned ? `plan-changed-leaving-${part}` : `plan-changed-${part}`)];
  });
  const phrases = [
    ...(edited.length > 0 ? [t('plan-changed', { parts: list.format(edited) })] : []),
    ...(['payment-added', 'payment-removed'] as const)
      .filter((part) => parts.includes(part))
      .map((part) => t(`plan-changed-${part}`)),
  ];
  return `${by} ${list.format(phrases)}`;
}
