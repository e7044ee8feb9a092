import type { CancelSignal } from '../../shared/failure.ts';
import type { PathName } from '../../site/routes.ts';
import type { RelaxedSearch } from '../saved-search.ts';
import type { SearchedList, SearchKind } from '../searched-list.ts';

/** Groups of the results in their default order (SHOP-04). */
export const SEARCH_GROUPS = [
  'services',
  'plan',
  'properties',
  'roommates',
  'products',
  'pages',
  'posts',
] as const;
export type SearchGroupKind = (typeof SEARCH_GROUPS)[number];

/** A page to open; only articles have an `id` and a `title`. */
export type SearchTarget = { route: PathName; id: string | null; title: string | null };

/** Results of one kind: a list with its count, or pages. */
export type SearchGroup = {
  kind: SearchGroupKind;
  /** Counted up to `COUNT_LIMIT`. */
  total: number;
  /** List with these results; null for a group of pages. */
  list: SearchedList | null;
  /** Labels of the list's filters, in the reader's language. */
  words: string[];
  targets: SearchTarget[];
  /** Typed words without a match. */
  letGo: string[];
};

export type SiteSearchResult = {
  groups: SearchGroup[];
  /** True if the first group is a clear match; its list or page then opens at once. */
  isDirect: boolean;
  /** If the first list is empty: the same list without one of its filters. */
  relaxed: RelaxedSearch[];
};

/** Values of the front page's form: prices in stotinki, bedrooms as a number of rooms. */
export type SearchLimits = { priceTo: number | null; bedrooms: number | null };

export const NO_SEARCH_LIMITS: SearchLimits = { priceTo: null, bedrooms: null };

/** `first` is the list that the reader searches from. */
export type SiteSearchQuery = { text: string; first: SearchKind | null; limits: SearchLimits };

/** Maximum characters of a search; longer texts are truncated. */
export const MAX_SEARCH_LENGTH = 200;

/** Port to the search over the whole site. */
export abstract class SiteSearch {
  abstract siteSearch(
    input: Omit<SiteSearchQuery, 'limits'> & SearchLimits,
    signal?: CancelSignal,
  ): Promise<SiteSearchResult>;
}

/** Normalises the text: no control characters, lone surrogates and extra spaces. */
export function tidySearch(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
    .replace(/\s+/g, ' ')
    .slice(0, MAX_SEARCH_LENGTH)
    .replace(/\p{Cs}$/u, '');
}
