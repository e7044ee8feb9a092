import type { Language } from './language.ts';

/**
 * The language that somebody has written in: of the two, its letters tell. Names of firms and machines are Latin in
 * Bulgarian, too, so a third of Cyrillic is enough; a text without letters is Bulgarian.
 */
export function languageOfText(...texts: readonly string[]): Language {
  const text = texts.join('');
  const cyrillic = text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return cyrillic * 3 >= cyrillic + latin ? 'bg' : 'en';
}
