import type { Language } from '../core/shared/language.ts';
import type { PriceOrder } from '../core/shared/price-format.ts';

/** Id of the element of the document with the state, as JSON. */
export const PAGE_STATE_ID = 'team-state';

export const TEAM_PATH = '/team';

/** Data that the server writes into the document of the back office. */
export type PageState = {
  language: Language;
  /** URLs of the texts of each language. */
  texts: Record<Language, string>;
  priceOrder: PriceOrder;
  siteName: string;
};
