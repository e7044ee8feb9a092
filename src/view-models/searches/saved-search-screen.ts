import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { propertiesByIds } from '../../core/properties/property-catalogue.ts';
import type { PropertyCatalogue } from '../../core/properties/property-catalogue.ts';
import type { PropertySummary } from '../../core/properties/property.ts';
import { roommateOffersByIds } from '../../core/roommates/roommate-catalogue.ts';
import type { RoommateCatalogue } from '../../core/roommates/roommate-catalogue.ts';
import type { RoommateOfferSummary } from '../../core/roommates/roommate-offer.ts';
import { FREQUENCIES } from '../../core/searches/saved-search.ts';
import type { FoundMatches, Frequency, MatchedItem, SavedSearch } from '../../core/searches/saved-search.ts';
import type { SavedSearches } from '../../core/searches/saved-searches.ts';
import { Failure } from '../../core/shared/failure.ts';
import { positiveInteger } from '../../core/shared/written-number.ts';
import { productSearchInput } from '../../core/shop/product-catalogue.ts';
import type { ProductCatalogue } from '../../core/shop/product-catalogue.ts';
import { NO_FILTERS } from '../../core/shop/product-search.ts';
import type { ProductSummary } from '../../core/shop/product.ts';
import type { Modals } from '../site/modals.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import { whileBusy } from '../site/while-busy.ts';
import { SearchConfirmation } from './search-confirmation.ts';
import { unobserved } from '../site/unobserved.ts';

type Catalogues = {
  properties: PropertyCatalogue;
  roommates: RoommateCatalogue;
  products: ProductCatalogue;
};

export type FoundCard = MatchedItem &
  (
    | { kind: 'properties'; item: PropertySummary }
    | { kind: 'roommates'; item: RoommateOfferSummary }
    | { kind: 'products'; item: ProductSummary }
  );

/** Cards loaded at once. */
const AT_ONCE = 24;

/** Matches of a saved search, opened by its link; it can be changed and ended without a login (FIND-02). */
export class SavedSearchScreen implements Screen {
  /** Present if the link confirms an address. */
  confirmation: SearchConfirmation | null = null;
  found: FoundMatches | null = null;
  cards: readonly FoundCard[] = [];
  /** The last hidden match, for undo. */
  hidden: FoundCard | { id: number } | null = null;
  /** Open confirmation: this search or all. */
  ending: 'one' | 'all' | null = null;
  ended: 'one' | 'all' | null = null;
  busy = false;
  private token = '';
  private wantsHidden: number | null = null;

  constructor(
    private readonly searches: SavedSearches,
    private readonly catalogues: Catalogues,
    private readonly modals: Modals,
  ) {
    makeAutoObservable(this, {
      ...unobserved('searches', 'catalogues', 'modals', 'token', 'wantsHidden'),
      confirmation: observableRef,
      found: observableRef,
      cards: observableRef,
      hidden: observableRef,
    });
  }

  get head(): Head {
    if (this.confirmation) return { title: { key: 'saved-search-confirm-title' } };
    return { title: this.search?.name ?? { key: 'saved-searches' } };
  }

  get search(): SavedSearch | null {
    return this.found?.search ?? null;
  }

  /** Number of matches that are not loaded. */
  get left(): number {
    return Math.max(0, (this.found?.items.length ?? 0) - this.cards.length);
  }

  async load({ params, query, signal }: Visit): Promise<void> {
    const { token = '' } = params;
    if (query['confirm']) {
      runInAction(() => {
        this.confirmation = new SearchConfirmation(this.searches, token);
      });
      return;
    }
    const found = await this.searches.searchMatches(
      { token, alert: positiveInteger(query['alert']?.[0]) },
      signal,
    );
    const cards = await this.loadCards(found, found.items.slice(0, AT_ONCE));
    runInAction(() => {
      this.token = token;
      this.confirmation = null;
      this.found = found;
      this.cards = cards;
      this.ended = null;
      this.hidden = null;
      this.ending = (['one', 'all'] as const).find((one) => one === query['end']?.[0]) ?? null;
      this.wantsHidden = positiveInteger(query['dismiss']?.[0]);
    });
  }

  onEnter(): void {
    const id = this.wantsHidden;
    this.wantsHidden = null;
    if (id !== null) void this.hide(id);
    if (!this.confirmation) void this.see();
  }

  async showMore(): Promise<void> {
    const { found } = this;
    if (this.busy || !found) return;
    await this.work(async () => {
      const from = this.cards.length;
      const more = await this.loadCards(found, found.items.slice(from, from + AT_ONCE));
      runInAction(() => {
        this.cards = [...this.cards, ...more];
      });
    });
  }

  /** Hides a match, which is then not reported. */
  async hide(id: number): Promise<void> {
    await this.work(async () => {
      await this.searches.dismissMatch({ token: this.token, item: id, isDismissed: true });
      runInAction(() => {
        this.hidden = this.cards.find((card) => card.id === id) ?? { id };
        this.cards = this.cards.filter((card) => card.id !== id);
        this.setItems(this.found?.items.filter((item) => item.id !== id) ?? []);
      });
    });
  }

  async undoHide(): Promise<void> {
    const { hidden } = this;
    if (!hidden) return;
    await this.work(async () => {
      await this.searches.dismissMatch({ token: this.token, item: hidden.id, isDismissed: false });
      runInAction(() => {
        this.hidden = null;
        if (!('kind' in hidden)) return;
        this.cards = [hidden, ...this.cards];
        this.setItems([hidden, ...(this.found?.items ?? [])]);
      });
    });
    if (!('kind' in hidden)) await this.reload();
  }

  async setFrequency(frequency: string | null): Promise<void> {
    const chosen = FREQUENCIES.find((one): one is Frequency => one === frequency);
    if (chosen) await this.change({ frequency: chosen });
  }

  async pauseOrResume(): Promise<void> {
    if (this.search) await this.change({ isPaused: !this.search.isPaused });
  }

  /** Opens the confirmation to end this search or all; null closes it. */
  setEnding(ending: 'one' | 'all' | null): void {
    this.ending = ending;
  }

  async end(): Promise<void> {
    const { ending } = this;
    if (!ending) return;
    await this.work(async () => {
      await this.searches.endSearchByLink({ token: this.token, all: ending === 'all' });
      runInAction(() => {
        this.ended = ending;
      });
    });
  }

  private async change(change: { frequency?: Frequency; isPaused?: boolean }): Promise<void> {
    const { search } = this;
    if (!search) return;
    const { frequency, isPaused } = { ...search, ...change };
    await this.work(async () => {
      await this.searches.changeSearchByLink({ token: this.token, frequency, isPaused });
      runInAction(() => {
        if (this.found) this.found = { ...this.found, search: { ...search, frequency, isPaused } };
      });
    });
  }

  private setItems(items: MatchedItem[]): void {
    if (this.found) this.found = { ...this.found, items };
  }

  private async reload(): Promise<void> {
    await this.work(async () => {
      const found = await this.searches.searchMatches({ token: this.token, alert: null });
      const cards = await this.loadCards(found, found.items.slice(0, AT_ONCE));
      runInAction(() => {
        this.found = found;
        this.cards = cards;
      });
    });
  }

  /** Marks the matches as seen; errors are ignored. */
  private async see(): Promise<void> {
    try {
      await this.searches.seeMatches({ token: this.token });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }

  private work(action: () => Promise<void>): Promise<void> {
    return whileBusy(this, this.modals, action);
  }

  private async loadCards({ search }: FoundMatches, items: readonly MatchedItem[]): Promise<FoundCard[]> {
    const ids = items.map(({ id }) => id);
    if (ids.length === 0) return [];
    const { kind } = search;
    const of = <Item extends { id: number }>(all: readonly Item[], match: MatchedItem) =>
      all.find(({ id }) => id === match.id);
    if (kind === 'properties') {
      const found = await propertiesByIds(this.catalogues.properties, ids);
      return items.flatMap((match) => {
        const item = of(found, match);
        return item ? [{ ...match, kind, item }] : [];
      });
    }
    if (kind === 'roommates') {
      const found = await roommateOffersByIds(this.catalogues.roommates, ids);
      return items.flatMap((match) => {
        const item = of(found, match);
        return item ? [{ ...match, kind, item }] : [];
      });
    }
    const wanted = { scope: { ids }, filters: NO_FILTERS, orderBy: 'createdAt.DESC' as const };
    const { data } = await this.catalogues.products.searchProducts(
      productSearchInput({ ...wanted, offset: 0, limit: ids.length }),
    );
    return items.flatMap((match) => {
      const item = of(data, match);
      return item ? [{ ...match, kind, item }] : [];
    });
  }
}
