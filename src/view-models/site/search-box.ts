import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { UserInfo } from '../../core/accounts/account.ts';
import type { SearchedList, SearchKind } from '../../core/searches/searched-list.ts';
import { ownPagesNamed } from '../../core/searches/site-search/page-words.ts';
import type {
  SearchGroup,
  SearchGroupKind,
  SearchTarget,
} from '../../core/searches/site-search/site-search.ts';
import type { Clock } from '../../core/shared/clock.ts';
import { Cancelled, Failure } from '../../core/shared/failure.ts';
import type { Canceller } from '../../core/shared/failure.ts';
import { MIN_SUGGESTED_LENGTH } from '../../core/searches/suggestions.ts';
import type { RecentSearches, SearchSuggestions, Suggestions } from '../../core/searches/suggestions.ts';
import type { PathName } from '../../core/site/routes.ts';
import { unobserved } from './unobserved.ts';

type Shop = Pick<Suggestions, 'categories' | 'products'>;

/** A line of the list; `recent` and `words` are searches, the others open a list or page. */
export type Suggestion =
  | { kind: 'recent' | 'words'; text: string }
  | { kind: 'list'; list: SearchedList; words: string[] }
  | ({ kind: 'page' } & SearchTarget)
  | { kind: 'shopRooms'; room: string }
  | { [Kind in keyof Shop]: { kind: Kind } & Shop[Kind][number] }[keyof Shop];

/** A group of lines with its count; null if unknown. */
export type SuggestionSection = {
  kind: SearchGroupKind | 'recent';
  total: number | null;
  lines: readonly Suggestion[];
};

/** Milliseconds without typing before a request. */
const PAUSE = 150;
const MAX_RECENT = 6;

/** Search field with suggestions (SHOP-04). */
export class SearchBox {
  open = false;
  /** Index of the active line; -1 is the field. */
  active = -1;
  recent: readonly string[] = [];
  private typed = '';
  private found: Suggestions | null = null;
  private asking: Canceller | null = null;
  private stopWaiting: () => void = () => {};

  constructor(
    private readonly suggestions: SearchSuggestions,
    private readonly stored: RecentSearches,
    private readonly clock: Clock,
    private readonly newAbort: () => Canceller,
    /** Type of the signed-in account; null for visitors. */
    private readonly reader: () => Pick<UserInfo, 'type' | 'vendorRole'> | null = () => null,
  ) {
    makeAutoObservable<this, 'found'>(this, {
      ...unobserved('suggestions', 'stored', 'clock', 'newAbort', 'reader', 'asking', 'stopWaiting'),
      recent: observableRef,
      found: observableRef,
    });
  }

  get text(): string {
    return this.typed.trim();
  }

  /** Recent searches for an empty field, else groups of results, the best first. */
  get sections(): readonly SuggestionSection[] {
    const { found } = this;
    if (this.typed.trim() === '') {
      const lines = this.recent.map((text) => ({ kind: 'recent' as const, text }));
      return [{ kind: 'recent', total: null, lines }];
    }
    if (found === null) return [];
    const sections = found.groups.map((group) => this.sectionOf(group, found));
    const goods = { kind: 'products', total: null, lines: linesOfShop(found) } as const;
    const own = ownPagesNamed(this.typed, this.reader()).map(ownPage);
    return [
      ...sections,
      ...(sections.some(({ kind }) => kind === 'products') ? [] : [goods]),
      ...(sections.some(({ kind }) => kind === 'pages')
        ? []
        : [{ kind: 'pages' as const, total: null, lines: own }]),
    ].filter(({ lines }) => lines.length > 0);
  }

  get lines(): readonly Suggestion[] {
    return this.sections.flatMap(({ lines }) => lines);
  }

  get activeLine(): Suggestion | null {
    return this.open ? (this.lines[this.active] ?? null) : null;
  }

  /**
   * Requests suggestions after a pause; a late answer to fewer letters is not shown.
   * @param first the list that the reader searches from
   */
  type(text: string, first: SearchKind | null = null): void {
    this.typed = text;
    this.recent = this.stored.read();
    this.open = true;
    this.active = -1;
    this.stopAsking();
    if (text.trim().length < MIN_SUGGESTED_LENGTH) {
      this.found = null;
      return;
    }
    this.stopWaiting = this.clock.after(PAUSE, () => void this.suggest(text.trim(), first));
  }

  /** Moves to the next or previous line; after the last one follows the field. */
  move(step: 1 | -1): void {
    const places = this.lines.length + 1;
    this.active = this.open ? ((this.active + 1 + step + places) % places) - 1 : -1;
    this.open = true;
  }

  setActive(active: number): void {
    this.active = active;
  }

  close(): void {
    this.open = false;
    this.active = -1;
    this.stopAsking();
  }

  /** Puts a search first among the recent ones. */
  remember(text: string): void {
    this.store([text, ...this.stored.read().filter((one) => one !== text)].slice(0, MAX_RECENT));
    this.close();
  }

  removeRecent(text: string): void {
    this.store(this.stored.read().filter((one) => one !== text));
    this.active = Math.min(this.active, this.recent.length - 1);
  }

  clearRecent(): void {
    this.store([]);
  }

  private sectionOf(
    { kind, total, list, words, targets }: SearchGroup,
    found: Suggestions,
  ): SuggestionSection {
    if (kind === 'products') return { kind, total, lines: linesOfShop(found) };
    if (list) return { kind, total, lines: total > 0 ? [{ kind: 'list', list, words }] : [] };
    const pages = targets.map((target) => ({ kind: 'page' as const, ...target }));
    if (kind !== 'pages') return { kind, total: kind === 'posts' ? total : null, lines: pages };
    const own = ownPagesNamed(this.typed, this.reader()).map(ownPage);
    return { kind, total: null, lines: [...own, ...pages] };
  }

  private store(searches: string[]): void {
    this.stored.write(searches);
    this.recent = searches;
  }

  private stopAsking(): void {
    this.stopWaiting();
    this.asking?.abort();
    this.asking = null;
  }

  private async suggest(text: string, first: SearchKind | null): Promise<void> {
    const abort = this.newAbort();
    this.asking = abort;
    try {
      const found = await this.suggestions.searchSuggestions({ text, first }, abort.signal);
      if (abort.signal.aborted) return;
      runInAction(() => {
        this.found = found;
      });
    } catch (error) {
      // The search works without suggestions.
      if (!(error instanceof Failure || error instanceof Cancelled)) throw error;
    }
  }
}

const ownPage = (route: PathName) => ({ kind: 'page' as const, route, id: null, title: null });

/** Search texts first, then rooms, categories and products. */
function linesOfShop({ words, shopRooms, categories, products }: Suggestions): Suggestion[] {
  return [
    ...words.map((text) => ({ kind: 'words' as const, text })),
    ...shopRooms.map((room) => ({ kind: 'shopRooms' as const, room })),
    ...categories.map((one) => ({ kind: 'categories' as const, ...one })),
    ...products.map((one) => ({ kind: 'products' as const, ...one })),
  ];
}
