import { ensureNoErrors, Failure } from '../../../../src/core/shared/failure.ts';
import { LANGUAGES } from '../../../../src/core/shared/language.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import { fillArticle } from '../../../platform/article-values.ts';
import type { ArticleValues } from '../../../platform/article-values.ts';
import type { Texts } from '../../../platform/texts.ts';
import type { PageSource } from '../../site/page-texts.ts';

/** Fields of an informational page in both languages. */
export type PageFields = Record<Language, Omit<PageSource, 'updated'>>;

/**
 * Returns the wording of a text in the files.
 * @throws Failure `not-found` for an unknown key
 */
export function originalText(texts: Texts, key: string): Record<Language, string> {
  if (!Object.hasOwn(texts.originals('bg'), key)) throw new Failure('error-not-found', {}, 'not-found');
  return bothTexts(key, (language) => texts.originals(language));
}

/** Returns a text in both languages; a missing English one is Bulgarian. */
export const bothTexts = (
  key: string,
  of: (language: Language) => Readonly<Record<string, string>>,
): Record<Language, string> => ({ bg: of('bg')[key] ?? '', en: of('en')[key] ?? of('bg')[key] ?? '' });

/** @throws Failure `invalid` for an empty field or an unknown code such as `{{seller}}` */
export function ensurePage(value: PageFields, values: ArticleValues): void {
  const fields = LANGUAGES.flatMap((language) =>
    (['title', 'description', 'body'] as const)
      .filter((field) => value[language][field].trim() === '')
      .map((field) => [`${language}.${field}`, 'error-text-empty'] as const),
  );
  ensureNoErrors(Object.fromEntries(fields));
  ensureCodes((language) => Object.values(value[language]).join('\n'), values);
}

/** @throws Failure `invalid` for an unknown code such as `{{seller}}` */
export function ensureCodes(textIn: (language: Language) => string, values: ArticleValues): void {
  for (const language of LANGUAGES) {
    try {
      fillArticle(textIn(language), language, values);
    } catch {
      throw new Failure('error-page-code', { [`${language}.body`]: 'error-page-code' }, 'invalid');
    }
  }
}
