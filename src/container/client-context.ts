import type { KnownAnswers } from '../adapters/http/preloaded-http-client.ts';
import type { Language, ShownLanguage } from '../core/shared/language.ts';
import type { SiteSettings } from '../core/site/settings.ts';

/** What travels from the server to the browser within the page. */
export type ClientContext = {
  language: Language;
  shownLanguage: ShownLanguage;
  settings: SiteSettings;
  /** The address of the file of the language's texts. */
  textsPath: string;
  /** The mark of the session that the page was rendered for; empty for a visitor. */
  session: string;
  /** The API's answers that the rendered page was made of. */
  answers: KnownAnswers;
  /** The dates of the page, see WrittenDates. */
  dates: Record<string, string>;
  /** Something was left by the other domain for this browser (LANG-11). */
  handedOver: boolean;
};
