import type { CancelSignal } from '../shared/failure.ts';
import type { NoInput } from '../shared/no-input.ts';
import type { FoundMatches, Frequency, ProposedSearch, SavedSearch, SearchSettings } from './saved-search.ts';
import type { SearchedList } from './searched-list.ts';

/** A search as it is sent to be saved. */
export type SentSearch = SearchedList & { name: string; frequency: Frequency };

/** Saved searches of the signed-in person, or by the link of a mail (FIND-01, FIND-02). */
export abstract class SavedSearches {
  /** Returns what the list would be saved as. @throws Failure `invalid` for an address that is too long */
  abstract proposeSearch(input: SearchedList, signal?: CancelSignal): Promise<ProposedSearch>;
  /** Returns the person's searches, the latest first. */
  abstract savedSearches(input?: NoInput, signal?: CancelSignal): Promise<{ data: SavedSearch[] }>;
  /** @throws Failure `conflict` `error-search-saved-already`, `error-too-many-searches`; `invalid` `error-search-too-wide` */
  abstract saveSearch(input: SentSearch): Promise<SavedSearch>;
  /** @throws Failure `not-found` */
  abstract changeSearch(input: SearchSettings & { id: number }): Promise<SavedSearch>;
  /** Deletes a search, which can be restored for an hour. @throws Failure `not-found` */
  abstract deleteSearch(input: { id: number }): Promise<unknown>;
  /** Restores a deleted search, with all it found. @throws Failure `not-found`; `conflict` `error-too-many-searches` */
  abstract restoreSearch(input: { id: number }): Promise<SavedSearch>;
  /** Mails a link to confirm to a person without an account. The answer never says what was known. */
  abstract saveSearchByMail(input: SentSearch & { email: string; captcha: string }): Promise<unknown>;
  /** @returns the token that opens the search. @throws Failure `invalid` for an expired link */
  abstract confirmSearch(input: { token: string }): Promise<{ token: string }>;
  /** Returns the results of one alert; null for the latest. @throws Failure `not-found` */
  abstract searchMatches(
    input: { token: string; alert: number | null },
    signal?: CancelSignal,
  ): Promise<FoundMatches>;
  /** Marks the results as seen. @throws Failure `not-found` */
  abstract seeMatches(input: { token: string }): Promise<unknown>;
  /** @throws Failure `not-found` */
  abstract changeSearchByLink(
    input: Omit<SearchSettings, 'name' | 'channel'> & { token: string },
  ): Promise<unknown>;
  /** Ends this search, or all of the same person. @throws Failure `not-found` */
  abstract endSearchByLink(input: { token: string; all: boolean }): Promise<unknown>;
  /** Hides a result, or shows it again. @throws Failure `not-found` */
  abstract dismissMatch(input: { token: string; item: number; isDismissed: boolean }): Promise<unknown>;
}
