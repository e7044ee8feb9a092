import type { Language } from './language.ts';

/**
 * Detects the language of a text by its letters. A third of Cyrillic makes it Bulgarian, because names of
 * firms and products are often Latin. A text without letters is Bulgarian.
 */
export function languageOfText(...texts: readonly string[]): Language {
  const text = texts.join('');
  const cyrillic = text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return cyrillic * 3 >= cyrillic + latin ? 'bg' : 'en';
}
