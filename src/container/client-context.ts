import type { KnownAnswers } from '../adapters/http/preloaded-http-client.ts';
import type { Language, ShownLanguage } from '../core/shared/language.ts';
import type { SiteSettings } from '../core/site/settings.ts';

/** Data that the server sends to the browser within the page. */
export type ClientContext = {
  language: Language;
  shownLanguage: ShownLanguage;
  settings: SiteSettings;
  /** Address of the language's file of texts. */
  textsPath: string;
  /** Mark of the session of the rendered page; empty for a visitor. */
  session: string;
  /** API responses used to render the page. */
  answers: KnownAnswers;
  /** Formatted dates of the page, see WrittenDates. */
  dates: Record<string, string>;
  /** True if the other domain has stored data for this browser (LANG-11). */
  handedOver: boolean;
};
