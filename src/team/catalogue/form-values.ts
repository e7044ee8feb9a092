import type { BothTexts } from '../../core/shared/both-languages.ts';
import type { Language } from '../../core/shared/language.ts';

/** Texts of a form in both languages; an emptied input is null. */
export const textsOf = (texts: Partial<Record<Language, string | null>> = {}): BothTexts => ({
  bg: texts.bg ?? '',
  en: texts.en ?? '',
});

/** Whole number of a form. An emptied or unreadable one is 0, which the rules refuse. */
export const numberOf = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? Math.trunc(value) : 0;
