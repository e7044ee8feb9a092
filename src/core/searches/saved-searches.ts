import type { CancelSignal } from '../shared/failure.ts';
import type { NoInput } from '../shared/no-input.ts';
import type { FoundMatches, Frequency, ProposedSearch, SavedSearch, SearchSettings } from './saved-search.ts';
import type { SearchedList } from './searched-list.ts';

export type SentSearch = SearchedList & { name: string; frequency: Frequency };

/** Port to saved searches of the signed-in user, or by the link of a mail (FIND-01, FIND-02). */
export abstract class SavedSearches {
  /**
   * Previews a list as a saved search.
   * @throws Failure `invalid` for an address that is too long
   */
  abstract proposeSearch(input: SearchedList, signal?: CancelSignal): Promise<ProposedSearch>;
  /** Searches of the user, the latest first. */
  abstract savedSearches(input?: NoInput, signal?: CancelSignal): Promise<{ data: SavedSearch[] }>;
  /** @throws Failure `conflict` `error-search-saved-already`, `error-too-many-searches`; `invalid` `error-search-too-wide` */
  abstract saveSearch(input: SentSearch): Promise<SavedSearch>;
  /** @throws Failure `not-found` */
  abstract changeSearch(input: SearchSettings & { id: number }): Promise<SavedSearch>;
  /**
   * Deletes a search; it can be restored for an hour.
   * @throws Failure `not-found`
   */
  abstract deleteSearch(input: { id: number }): Promise<unknown>;
  /**
   * Restores a deleted search with its matches.
   * @throws Failure `not-found`; `conflict` `error-too-many-searches`
   */
  abstract restoreSearch(input: { id: number }): Promise<SavedSearch>;
  /**
   * Sends a confirmation link to a visitor without an account. The response never reveals if the address is
   * known.
   */
  abstract saveSearchByMail(input: SentSearch & { email: string; captcha: string }): Promise<unknown>;
  /**
   * @returns the token that opens the search
   * @throws Failure `invalid` for an expired link
   */
  abstract confirmSearch(input: { token: string }): Promise<{ token: string }>;
  /**
   * Matches of one alert; null for the latest.
   * @throws Failure `not-found`
   */
  abstract searchMatches(
    input: { token: string; alert: number | null },
    signal?: CancelSignal,
  ): Promise<FoundMatches>;
  /**
   * Marks the matches as seen.
   * @throws Failure `not-found`
   */
  abstract seeMatches(input: { token: string }): Promise<unknown>;
  /** @throws Failure `not-found` */
  abstract changeSearchByLink(
    input: Omit<SearchSettings, 'name' | 'channel'> & { token: string },
  ): Promise<unknown>;
  /**
   * Deletes this search, or all of the same person.
   * @throws Failure `not-found`
   */
  abstract endSearchByLink(input: { token: string; all: boolean }): Promise<unknown>;
  /**
   * Hides a match, or shows it again.
   * @throws Failure `not-found`
   */
  abstract dismissMatch(input: { token: string; item: number; isDismissed: boolean }): Promise<unknown>;
}
