import type { SearchedList } from './searched-list.ts';

export const FREQUENCIES = ['at-once', 'daily', 'weekly'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/**
 * Channels of alerts. Push messages go to the subscribed browsers; a mail replaces them if there are none.
 */
export const ALERT_CHANNELS = ['email', 'push', 'both'] as const;
export type AlertChannel = (typeof ALERT_CHANNELS)[number];

export const SEARCH_LIMITS = {
  /** Maximum searches of an account, or of an address without one. */
  searches: 20,
  name: 80,
  /** Maximum unconfirmed searches of an address, so that strangers cannot flood a mailbox. */
  pending: 3,
} as const;

/** A saved search with its alerts (FIND-01, FIND-02). */
export type SavedSearch = SearchedList & {
  id: number;
  name: string;
  frequency: Frequency;
  channel: AlertChannel;
  isPaused: boolean;
  /** Short labels of the filters, in the reader's language. */
  words: string[];
  /** Number of matches since the last view. */
  newMatches: number;
  /** Secret of the link to its matches; requires no login. */
  token: string;
  createdAt: string;
};

/** Preview of a search before it is saved. */
export type ProposedSearch = SearchedList & {
  name: string;
  words: string[];
  /** Current number of results, up to a limit. */
  total: number;
  /** True if it has too many results for useful alerts. */
  isTooWide: boolean;
  /** Without results: the same search without one filter, the most results first. */
  relaxed: RelaxedSearch[];
  /** Equal saved search of the user. */
  savedAs: { id: number; name: string } | null;
};

/** A search without one of its filters: the removed labels and the number of results. */
export type RelaxedSearch = SearchedList & { without: string[]; total: number };

/** Matches of a search since it was saved; `items` are ids of homes, rooms or products, the newest first. */
export type FoundMatches = {
  search: SavedSearch;
  isConfirmed: boolean;
  items: MatchedItem[];
  /** Matches of an alert that are no longer available or no longer match. */
  gone: number;
};

/** Reasons of a match: it is new, its price fell into the range, or another fact changed. */
export const MATCH_REASONS = ['new', 'price', 'changed'] as const;
export type MatchReason = (typeof MATCH_REASONS)[number];

/** @property oldPrice stotinki, if the price changed */
export type MatchedItem = { id: number; reason: MatchReason; oldPrice: number | null; foundAt: string };

export type SearchSettings = Pick<SavedSearch, 'name' | 'frequency' | 'isPaused'> & {
  /** Absent means unchanged. */
  channel?: AlertChannel | undefined;
};

/** Default name from the labels of a search, truncated to the limit. */
export function proposedName(words: readonly string[]): string {
  const fitting: string[] = [];
  for (const word of words) {
    if ([...fitting, word].join(', ').length > SEARCH_LIMITS.name) break;
    fitting.push(word);
  }
  return fitting.join(', ') || (words[0] ?? '').slice(0, SEARCH_LIMITS.name);
}
