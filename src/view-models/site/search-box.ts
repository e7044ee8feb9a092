import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '../../core/shared/clock.ts';
import { Cancelled, Failure } from '../../core/shared/failure.ts';
import type { Canceller } from '../../core/shared/failure.ts';
import { MIN_SUGGESTED_LENGTH } from '../../core/site/suggestions.ts';
import type { RecentSearches, SearchSuggestions, Suggestions } from '../../core/site/suggestions.ts';

/** One line of the list; `recent` and `words` are searches, the others lead to their own pages. */
export type Suggestion =
  | { kind: 'recent' | 'words'; text: string }
  | { kind: 'shopRooms'; room: string }
  | {
      [Kind in 'categories' | 'products' | 'properties' | 'rooms']: {
        kind: Kind;
      } & Suggestions[Kind][number];
    }['categories' | 'products' | 'properties' | 'rooms'];

const KINDS = ['words', 'shopRooms', 'categories', 'properties', 'rooms', 'products'] as const;
/** Milliseconds without another letter before the site is asked. */
const PAUSE = 150;
const MAX_RECENT = 6;

/** The field of the search with what it suggests while somebody types (SHOP-04). */
export class SearchBox {
  open = false;
  /** Which line the keyboard is on; -1 is the field itself. */
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
  ) {
    makeAutoObservable<this, PrivateField>(this, {
      recent: observableRef,
      found: observableRef,
      suggestions: false,
      stored: false,
      clock: false,
      newAbort: false,
      asking: false,
      stopWaiting: false,
    });
  }

  /** The lines in their order: what was searched for before while the field is empty, else what fits. */
  get lines(): readonly Suggestion[] {
    const { found } = this;
    if (this.typed.trim() === '') return this.recent.map((text) => ({ kind: 'recent', text }));
    if (found === null) return [];
    return KINDS.flatMap((kind): Suggestion[] => {
      if (kind === 'words') return found.words.map((text) => ({ kind, text }));
      if (kind === 'shopRooms') return found.shopRooms.map((room) => ({ kind, room }));
      return found[kind].map((one) => ({ kind, ...one }) as Suggestion);
    });
  }

  get activeLine(): Suggestion | null {
    return this.open ? (this.lines[this.active] ?? null) : null;
  }

  /** Asks after a pause; an answer to fewer letters that comes late is not shown. */
  type(text: string): void {
    this.typed = text;
    this.recent = this.stored.read();
    this.open = true;
    this.active = -1;
    this.stopAsking();
    if (text.trim().length < MIN_SUGGESTED_LENGTH) {
      this.found = null;
      return;
    }
    this.stopWaiting = this.clock.after(PAUSE, () => void this.ask(text.trim()));
  }

  /** To the next line or the one before; past the last comes the field again. */
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

  /** A search that was made stands first among the recent ones. */
  remember(text: string): void {
    this.store([text, ...this.stored.read().filter((one) => one !== text)].slice(0, MAX_RECENT));
    this.close();
  }

  /** Forgets one search. */
  forget(text: string): void {
    this.store(this.stored.read().filter((one) => one !== text));
    this.active = Math.min(this.active, this.recent.length - 1);
  }

  forgetAll(): void {
    this.store([]);
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

  private async ask(text: string): Promise<void> {
    const abort = this.newAbort();
    this.asking = abort;
    try {
      const found = await this.suggestions.for(text, abort.signal);
      if (abort.signal.aborted) return;
      runInAction(() => {
        this.found = found;
      });
    } catch (error) {
      // The search goes without suggestions.
      if (!(error instanceof Failure || error instanceof Cancelled)) throw error;
    }
  }
}

type PrivateField = 'found' | 'suggestions' | 'stored' | 'clock' | 'newAbort' | 'asking' | 'stopWaiting';
