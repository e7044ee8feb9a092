import type { Language } from './language.ts';
import { withoutInvisible } from './tidy-text.ts';

/** Amount in leva for addresses and machines: `45` or `45.90`. */
export function stotinkiToLeva(stotinki: number | null): string | null {
  return stotinki === null ? null : bareAmount(stotinki);
}

/**
 * Parses the leva of an address or a form without scripts: `45`, `45.90`, `1 234,50`; null for anything else.
 */
export function levaToStotinki(text: string | undefined): number | null {
  const match = /^(\d{1,7}|\d{1,3}(?:[ \u00A0\u202F]\d{3}){1,2})(?:[.,](\d{1,2}))?$/.exec(
    withoutInvisible(text ?? '').trim(),
  );
  return match ? Number(match[1]?.replace(/\D/g, '')) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null;
}

/** Parses an id or a whole number from 1; null for anything else. */
export function positiveInteger(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** Formats leva for a field: `45`, and `45,90` or `45.90` by language; '' for null. */
export function writtenLeva(stotinki: number | null, language: Language): string {
  return inLanguage(stotinkiToLeva(stotinki) ?? '', language);
}

/** Formats a number for a field with at most three decimals: `5,25` or `5.25`; '' for null. */
export function writtenNumber(number: number | null, language: Language): string {
  return number === null ? '' : inLanguage(String(Number(number.toFixed(3))), language);
}

/** Formats hundredths as `45` or `45.90`. */
export function bareAmount(hundredths: number): string {
  return hundredths % 100 === 0 ? String(hundredths / 100) : (hundredths / 100).toFixed(2);
}

/** Applies the language's decimal mark. */
export function inLanguage(number: string, language: Language): string {
  return language === 'bg' ? number.replace('.', ',') : number;
}

const GROUPED_FROM = { bg: 5, en: 4 };

/**
 * Formats a number for reading. Bulgarian does not group four digits: `3000`, `93 810`, `5,25`; English:
 * `3,000`, `93,810`, `5.25`.
 */
export function groupedNumber(number: number, language: Language): string {
  return writtenNumber(number, language).replace(/\d+/, (whole) =>
    whole.length < GROUPED_FROM[language] ? whole : inGroups(whole, language),
  );
}

/** Groups digits by three: `93 810` or `93,810`. */
export function inGroups(digits: string, language: Language): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, language === 'bg' ? '\u00a0' : ',');
}
