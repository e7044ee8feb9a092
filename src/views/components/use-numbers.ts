import { useContext } from 'react';
import { I18nContext } from 'react-i18next';
import { groupedNumber } from '../../core/shared/written-number.ts';

/** Writes numbers as the language of the page does. */
export function useNumbers(): (number: number) => string {
  const { language } = useContext(I18nContext).i18n;
  return (number) => groupedNumber(number, language === 'en' ? 'en' : 'bg');
}
