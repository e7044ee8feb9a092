import type { FieldErrors } from './failure.ts';
import { LANGUAGES } from './language.ts';
import type { Language } from './language.ts';

export type BothTexts = Record<Language, string>;

/** Returns the errors of a required text in both languages, as `{field}.{language}`. */
export function bothTextsErrors(texts: BothTexts, field: string, maxLength: number): FieldErrors {
  const errors: FieldErrors = {};
  for (const language of LANGUAGES) {
    const text = texts[language];
    if (text.trim() === '') errors[`${field}.${language}`] = 'error-text-empty';
    else if (text.length > maxLength) errors[`${field}.${language}`] = 'error-text-too-long';
  }
  return errors;
}

/** Copy without spaces around the texts. */
export const trimmedTexts = ({ bg, en }: BothTexts): BothTexts => ({ bg: bg.trim(), en: en.trim() });
