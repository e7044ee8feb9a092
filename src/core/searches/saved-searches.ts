import type { CancelSignal } from '../shared/failure.ts';
import type { FoundMatches, Frequency, ProposedSearch, SavedSearch, SearchSettings } from './saved-search.ts';
import type { SearchedList } from './searched-list.ts';

/** A search as it is sent to be saved. */
export type SentSearch = SearchedList & { name: string; frequency: Frequency };

/** The saved searches of the signed-in person, and of whoever has the link of a mail (FIND-01, FIND-02). */
export abstract class SavedSearches {
  /** What the list would be saved as. @throws Failure `invalid` for an address that is too long */
  abstract propose(list: SearchedList, signal?: CancelSignal): Promise<ProposedSearch>;
  /** One's own, the latest first. */
  abstract list(signal?: CancelSignal): Promise<SavedSearch[]>;
  /** @throws Failure `conflict` `error-search-saved-already`, `error-too-many-searches`; `invalid` `error-search-too-wide` */
  abstract save(search: SentSearch): Promise<SavedSearch>;
  /** @throws Failure `not-found` */
  abstract change(id: number, settings: SearchSettings): Promise<SavedSearch>;
  /** It can be brought back for an hour. @throws Failure `not-found` */
  abstract delete(id: number): Promise<void>;
  /** Brings back what was deleted, with all it found. @throws Failure `not-found`; `conflict` `error-too-many-searches` */
  abstract restore(id: number): Promise<SavedSearch>;
  /** For somebody without an account: the address gets a link to confirm. The answer never tells what was known. */
  abstract saveByMail(search: SentSearch, email: string, captcha: string): Promise<void>;
  /** @returns what opens the search. @throws Failure `invalid` for a link that is over */
  abstract confirm(token: string): Promise<{ token: string }>;
  /** What a search found: of one alert, or the latest. @throws Failure `not-found` */
  abstract matches(token: string, alert: number | null, signal?: CancelSignal): Promise<FoundMatches>;
  /** What was found is looked at. @throws Failure `not-found` */
  abstract seen(token: string): Promise<void>;
  /** @throws Failure `not-found` */
  abstract changeByLink(token: string, settings: Omit<SearchSettings, 'name' | 'channel'>): Promise<void>;
  /** Ends this search, or all of the same person. @throws Failure `not-found` */
  abstract endByLink(token: string, all: boolean): Promise<void>;
  /** Something is not for this person, or is again. @throws Failure `not-found` */
  abstract dismiss(token: string, item: number, isDismissed: boolean): Promise<void>;
}
