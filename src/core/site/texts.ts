import type { Language } from '../shared/language.ts';
import type { CancelSignal } from '../shared/failure.ts';

/** Texts of a language by key (LANG-07). */
export abstract class Translations {
  abstract of(language: Language, signal?: CancelSignal): Promise<Record<string, string>>;
}

/** Text to translate: title and description of a listing; title, home and people of an offer. */
export type WrittenText = { kind: 'property' | 'offer'; id: number };

/** Port to the translation of user texts into the page's language. */
export abstract class TextTranslations {
  /**
   * @returns the texts in order
   * @throws Failure
   */
  abstract translateText(input: WrittenText): Promise<{ texts: string[] }>;
}

/** Informational pages with a text in `content/pages` (BLOG-05). */
export const TEXT_PAGES = [
  'about-us',
  'terms-and-conditions',
  'privacy-policy',
  'contacts',
  'ranking',
  'legal-guarantee',
  'accessibility',
  'coming-soon',
] as const;
export type TextPageName = (typeof TEXT_PAGES)[number];

/** A page's text in the requested language; the server generates `html` from Markdown. */
export type PageText = { title: string; description: string; updated: string; html: string };

export abstract class PageTexts {
  /** @throws Failure `not-found` for an unknown page. */
  abstract pageText(input: { name: TextPageName }, signal?: CancelSignal): Promise<PageText>;
}
