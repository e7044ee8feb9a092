import * as calls from '../../../api/calls/searches/searches.ts';
import { SavedSearches } from '../../core/searches/saved-searches.ts';
import type { SentSearch } from '../../core/searches/saved-searches.ts';
import type {
  FoundMatches,
  ProposedSearch,
  SavedSearch,
  SearchSettings,
} from '../../core/searches/saved-search.ts';
import type { SearchedList } from '../../core/searches/searched-list.ts';
import type { CancelSignal } from '../../core/shared/failure.ts';
import type { HttpClient } from './http-client.ts';

export class HttpSavedSearches extends SavedSearches {
  constructor(private readonly http: HttpClient) {
    super();
  }

  propose({ kind, filters, orderBy }: SearchedList, signal?: CancelSignal): Promise<ProposedSearch> {
    const query = { kind, filters, ...(orderBy !== null && { orderBy }) };
    return this.http.call(calls.proposeSearch, { query, signal });
  }

  async list(signal?: CancelSignal): Promise<SavedSearch[]> {
    return (await this.http.call(calls.savedSearches, { signal })).data;
  }

  save(search: SentSearch): Promise<SavedSearch> {
    return this.http.call(calls.saveSearch, { body: search });
  }

  change(id: number, settings: SearchSettings): Promise<SavedSearch> {
    return this.http.call(calls.changeSearch, { params: { id: String(id) }, body: settings });
  }

  async delete(id: number): Promise<void> {
    await this.http.call(calls.deleteSearch, { params: { id: String(id) } });
  }

  restore(id: number): Promise<SavedSearch> {
    return this.http.call(calls.restoreSearch, { params: { id: String(id) } });
  }

  async saveByMail(search: SentSearch, email: string, captcha: string): Promise<void> {
    await this.http.call(calls.saveSearchByMail, { body: { ...search, email, captcha } });
  }

  confirm(token: string): Promise<{ token: string }> {
    return this.http.call(calls.confirmSearch, { body: { token } });
  }

  matches(token: string, alert: number | null, signal?: CancelSignal): Promise<FoundMatches> {
    const query = alert === null ? {} : { alert };
    return this.http.call(calls.searchMatches, { params: { token }, query, signal });
  }

  async seen(token: string): Promise<void> {
    await this.http.call(calls.seeMatches, { params: { token }, byItself: true });
  }

  async changeByLink(token: string, settings: Omit<SearchSettings, 'name' | 'channel'>): Promise<void> {
    await this.http.call(calls.changeSearchByLink, { params: { token }, body: settings });
  }

  async endByLink(token: string, all: boolean): Promise<void> {
    await this.http.call(calls.endSearchByLink, { params: { token }, body: { all } });
  }

  async dismiss(token: string, item: number, isDismissed: boolean): Promise<void> {
    await this.http.call(calls.dismissMatch, { params: { token }, body: { item, isDismissed } });
  }
}
