import { isSubscribable } from '../../../src/core/newsletter/subscribable.ts';
import { SavedSearches } from '../../../src/core/searches/saved-searches.ts';
import type { SentSearch } from '../../../src/core/searches/saved-searches.ts';
import { SEARCH_LIMITS } from '../../../src/core/searches/saved-search.ts';
import type {
  FoundMatches,
  MatchedItem,
  ProposedSearch,
  SavedSearch,
  SearchSettings,
} from '../../../src/core/searches/saved-search.ts';
import { isNarrowed, queryOfText, searchedList } from '../../../src/core/searches/searched-list.ts';
import type { SearchedList } from '../../../src/core/searches/searched-list.ts';
import { Failure } from '../../../src/core/shared/failure.ts';

type Kept = SavedSearch & {
  email: string | null;
  isConfirmed: boolean;
  confirmation: string | null;
  isDeleted: boolean;
};

/** Saved searches of one person, in memory. */
export class MemorySavedSearches extends SavedSearches {
  /** What each search found, by its link. */
  readonly found = new Map<string, (MatchedItem & { isDismissed?: boolean })[]>();
  /** The links of mails that confirm, by address. */
  readonly mailed = new Map<string, string>();
  private kept: readonly Kept[] = [];
  private last = 0;

  async propose(list: SearchedList): Promise<ProposedSearch> {
    const tidied = tidy(list);
    const words = Object.values(queryOfText(tidied.filters)).flat();
    const saved = this.own.find((one) => isSame(one, tidied));
    return {
      ...tidied,
      name: words.join(', ') || 'Всичко',
      words,
      total: 3,
      relaxed: [],
      isTooWide: !isNarrowed(tidied),
      savedAs: saved ? { id: saved.id, name: saved.name } : null,
    };
  }

  async list(): Promise<SavedSearch[]> {
    return this.own.map(shown).toReversed();
  }

  async save(search: SentSearch): Promise<SavedSearch> {
    const list = tidy(search);
    if (!isNarrowed(list)) throw new Failure('error-search-too-wide', {}, 'invalid');
    if (this.own.some((one) => isSame(one, list))) {
      throw new Failure('error-search-saved-already', {}, 'conflict');
    }
    if (this.own.length >= SEARCH_LIMITS.searches) {
      throw new Failure('error-too-many-searches', {}, 'conflict');
    }
    this.kept = this.kept.filter((one) => !(one.isDeleted && isSame(one, list)));
    return shown(this.keep({ ...search, ...list }, null));
  }

  async change(id: number, { name, channel, ...settings }: SearchSettings): Promise<SavedSearch> {
    const kept = this.own.find((one) => one.id === id) ?? unknown();
    return shown(
      this.replace({
        ...kept,
        ...settings,
        channel: channel ?? kept.channel,
        name: name.trim() || kept.name,
      }),
    );
  }

  async delete(id: number): Promise<void> {
    if (!this.own.some((one) => one.id === id)) unknown();
    this.kept = this.kept.map((one) => (one.id === id ? { ...one, isDeleted: true } : one));
  }

  async restore(id: number): Promise<SavedSearch> {
    const kept = this.kept.find((one) => one.id === id && one.isDeleted) ?? unknown();
    if (this.own.length >= SEARCH_LIMITS.searches) {
      throw new Failure('error-too-many-searches', {}, 'conflict');
    }
    return shown(this.replace({ ...kept, isDeleted: false }));
  }

  async saveByMail(search: SentSearch, email: string): Promise<void> {
    if (!isSubscribable(email)) {
      throw new Failure('validation_failed', { email: 'error-email-invalid' }, 'invalid');
    }
    const { confirmation } = this.keep({ ...search, ...tidy(search) }, email);
    this.mailed.set(email, confirmation ?? '');
  }

  async confirm(token: string): Promise<{ token: string }> {
    const kept = this.kept.find((one) => one.confirmation === token);
    if (!kept) throw new Failure('saved-search-over', {}, 'invalid');
    return { token: this.replace({ ...kept, isConfirmed: true }).token };
  }

  async matches(token: string): Promise<FoundMatches> {
    const kept = this.behind(token);
    const items = (this.found.get(token) ?? []).filter(({ isDismissed }) => !isDismissed);
    return { search: shown(kept), isConfirmed: kept.isConfirmed, items, gone: 0 };
  }

  async seen(token: string): Promise<void> {
    this.replace({ ...this.behind(token), newMatches: 0 });
  }

  async changeByLink(token: string, settings: Omit<SearchSettings, 'name' | 'channel'>): Promise<void> {
    this.replace({ ...this.behind(token), ...settings });
  }

  async endByLink(token: string, all: boolean): Promise<void> {
    const { email } = this.behind(token);
    this.kept = this.kept.filter((one) => (all ? one.email !== email : one.token !== token));
  }

  async dismiss(token: string, item: number, isDismissed: boolean): Promise<void> {
    const match = this.found.get(token)?.find(({ id }) => id === item) ?? unknown();
    match.isDismissed = isDismissed;
  }

  private get own(): readonly Kept[] {
    return this.kept.filter(({ email, isDeleted }) => email === null && !isDeleted);
  }

  private behind(token: string): Kept {
    return this.kept.find((one) => one.token === token && !one.isDeleted) ?? unknown();
  }

  private keep(search: SentSearch, email: string | null): Kept {
    this.last += 1;
    const kept: Kept = {
      ...search,
      id: this.last,
      isPaused: false,
      channel: 'email',
      words: Object.values(queryOfText(search.filters)).flat(),
      newMatches: 0,
      token: String(this.last).padStart(43, 's'),
      createdAt: '2026-11-21T10:00:00.000Z',
      email,
      isDeleted: false,
      isConfirmed: email === null,
      confirmation: email === null ? null : String(this.last).padStart(43, 'c'),
    };
    this.kept = [...this.kept, kept];
    return kept;
  }

  private replace(kept: Kept): Kept {
    this.kept = this.kept.map((one) => (one.id === kept.id ? kept : one));
    return kept;
  }
}

const tidy = ({ kind, filters, orderBy }: SearchedList): SearchedList =>
  searchedList(kind, { ...queryOfText(filters), ...(orderBy !== null && { orderBy: [orderBy] }) });

const isSame = (one: SearchedList, other: SearchedList) =>
  one.kind === other.kind && one.filters === other.filters;

const shown = (kept: Kept): SavedSearch => {
  const { kind, filters, orderBy, id, name, frequency, channel, isPaused, words } = kept;
  const { newMatches, token, createdAt } = kept;
  return {
    kind,
    filters,
    orderBy,
    id,
    name,
    frequency,
    channel,
    isPaused,
    words,
    newMatches,
    token,
    createdAt,
  };
};

function unknown(): never {
  throw new Failure('error-search-not-found', {}, 'not-found');
}
