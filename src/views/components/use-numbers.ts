import { groupedNumber } from '../../core/shared/written-number.ts';
import { useTextLanguage } from './use-texts.ts';

/** Returns a number formatter for the language of the page. */
export function useNumbers(): (number: number) => string {
  const language = useTextLanguage();
  return (number) => groupedNumber(number, language === 'en' ? 'en' : 'bg');
}
