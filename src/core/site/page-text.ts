import type { CancelSignal } from '../shared/failure.ts';

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
