import type { SearchedList } from './searched-list.ts';

/** How often somebody is told of what is new. */
export const FREQUENCIES = ['at-once', 'daily', 'weekly'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** How: a push message comes to the browsers that the person has asked for it in, and a mail where there are none. */
export const ALERT_CHANNELS = ['email', 'push', 'both'] as const;
export type AlertChannel = (typeof ALERT_CHANNELS)[number];

export const SEARCH_LIMITS = {
  /** Searches of an account, or of an address without one. */
  searches: 20,
  name: 80,
  /** Not yet confirmed ones of an address: nobody's letter box is filled by strangers. */
  pending: 3,
} as const;

/** A search that was saved, with the alerts of it (FIND-01, FIND-02). */
export type SavedSearch = SearchedList & {
  id: number;
  name: string;
  frequency: Frequency;
  channel: AlertChannel;
  isPaused: boolean;
  /** What it asks for, each in the fewest words, in the reader's language. */
  words: string[];
  /** Matches since they were last looked at. */
  newMatches: number;
  /** Opens its matches without signing in. */
  token: string;
  createdAt: string;
};

/** What a list would be saved as, before it is. */
export type ProposedSearch = SearchedList & {
  name: string;
  words: string[];
  /** How many it finds now, counted up to a limit. */
  total: number;
  /** It finds so much that alerts would be of no help. */
  isTooWide: boolean;
  /** Where it finds nothing: the same without one filter, what finds the most first. */
  relaxed: RelaxedSearch[];
  /** The person's own search that is the same. */
  savedAs: { id: number; name: string } | null;
};

/** A search without one of its filters: what it leaves out, in few words, and how many it finds. */
export type RelaxedSearch = SearchedList & { without: string[]; total: number };

/** What a search found since it was saved; `items` are ids of homes, rooms or products, the newest first. */
export type FoundMatches = {
  search: SavedSearch;
  isConfirmed: boolean;
  items: MatchedItem[];
  /** Those of an alert that are no longer offered, or do not fit any more. */
  gone: number;
};

/** Why something is told of: it appeared, its price fell into the search, or something else of it was changed. */
export const MATCH_REASONS = ['new', 'price', 'changed'] as const;
export type MatchReason = (typeof MATCH_REASONS)[number];

/** @property oldPrice stotinki, where the price has changed */
export type MatchedItem = { id: number; reason: MatchReason; oldPrice: number | null; foundAt: string };

/** What a person decides about a saved search. */
export type SearchSettings = Pick<SavedSearch, 'name' | 'frequency' | 'isPaused'> & {
  /** As it was where it is left out. */
  channel?: AlertChannel | undefined;
};

/** A name of the words that a search is made of, as long as a name may be. */
export function proposedName(words: readonly string[]): string {
  const kept: string[] = [];
  for (const word of words) {
    if ([...kept, word].join(', ').length > SEARCH_LIMITS.name) break;
    kept.push(word);
  }
  return kept.join(', ') || (words[0] ?? '').slice(0, SEARCH_LIMITS.name);
}
