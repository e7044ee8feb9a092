import { groupedNumber } from '../../core/shared/written-number.ts';
import { useTextLanguage } from './use-texts.ts';

/** Writes numbers as the language of the page does. */
export function useNumbers(): (number: number) => string {
  const language = useTextLanguage();
  return (number) => groupedNumber(number, language === 'en' ? 'en' : 'bg');
}
