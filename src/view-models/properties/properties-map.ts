import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { propertiesByIds, requestOfPropertyFilters } from '../../core/properties/property-catalogue.ts';
import type { PropertyCatalogue, PropertyMap } from '../../core/properties/property-catalogue.ts';
import type { MapArea, MapView } from '../../core/properties/map/map-area.ts';
import { nearestHomes } from '../../core/properties/map/nearest-homes.ts';
import type { PropertySummary } from '../../core/properties/property.ts';
import type { PropertyListAddress } from '../../core/properties/property-search.ts';
import { Cancelled, Failure } from '../../core/shared/failure.ts';
import type { PropertiesScreen } from './properties-screen.ts';
import { unobserved } from '../site/unobserved.ts';

/** Number of cards on the map besides the selected home. */
const MAX_CARDS = 15;

/** Map of a list: markers, the selected home and its neighbours (HOME-01). */
export class PropertiesMap {
  homes: PropertyMap = { data: [], total: 0 };
  /** True after a failed request. */
  hasFailed = false;
  /** The selected home. */
  chosen: PropertySummary | null = null;
  /** Cards: the selected home, then the nearest ones. */
  cards: readonly PropertySummary[] = [];
  /** Visible area; null before the first move. */
  view: MapView | null = null;
  followed: PropertyListAddress | null = null;
  /** Id of the selected home while it loads. */
  private pressed: number | null = null;
  /** Filters of the loaded markers. */
  private requested = '';

  constructor(
    private readonly catalogue: PropertyCatalogue,
    private readonly screen: PropertiesScreen,
  ) {
    makeAutoObservable(this, {
      ...unobserved('view', 'followed', 'catalogue', 'screen', 'requested', 'pressed'),
      cards: observableRef,
      homes: observableRef,
      chosen: observableRef,
    });
  }

  /** Returns the map of a list; coming back from a home, it is as it was left. */
  static of(screen: PropertiesScreen, catalogue: PropertyCatalogue): PropertiesMap {
    const known = maps.get(screen) ?? new PropertiesMap(catalogue, screen);
    maps.set(screen, known);
    return known;
  }

  /** Loads the markers of another list and clears the selection. */
  async follow(): Promise<void> {
    if (this.followed !== this.screen.list) {
      this.followed = this.screen.list;
      this.pressed = null;
      this.show(null);
    }
    await this.loadHomes();
  }

  /** Loads the markers unless they are present. */
  async loadHomes(): Promise<void> {
    const { filters } = this.screen.list;
    const wanted = JSON.stringify(filters);
    if (wanted === this.requested) return;
    this.requested = wanted;
    try {
      const homes = await this.catalogue.propertyMap(requestOfPropertyFilters(filters));
      runInAction(() => {
        if (wanted !== this.requested) return;
        this.homes = homes;
        this.hasFailed = false;
      });
    } catch (error) {
      if (!(error instanceof Failure) && !(error instanceof Cancelled)) throw error;
      runInAction(() => {
        if (wanted !== this.requested) return;
        this.requested = '';
        this.hasFailed = true;
      });
    }
  }

  /** Selects a home and shows its card. */
  async choose(id: number | null): Promise<void> {
    this.pressed = id;
    const known = [...this.cards, ...this.screen.properties.data].find((property) => property.id === id);
    if (id === null || known) return this.show(id, known);
    try {
      const [property] = await propertiesByIds(this.catalogue, [id]);
      this.show(id, property);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.show(id);
    }
  }

  /**
   * Loads the cards around the selected home; they stay while the visitor moves through them.
   * @param hidden hidden homes
   */
  async loadAround(area: MapArea, hidden: ReadonlySet<number>): Promise<void> {
    const { chosen, cards } = this;
    const place = this.homes.data.find(({ id }) => id === chosen?.id)?.gpsCoordinates;
    if (!chosen || !place || cards.length > 1) return;
    const others = this.homes.data.filter(({ id }) => id !== chosen.id && !hidden.has(id));
    const ids = nearestHomes(others, place, area, MAX_CARDS);
    try {
      const found = await propertiesByIds(this.catalogue, ids);
      runInAction(() => {
        // Another home was selected meanwhile.
        if (this.cards !== cards) return;
        const nearest = ids.map((id) => found.find((property) => property.id === id));
        this.cards = [...cards, ...nearest.filter((property) => property !== undefined)];
      });
    } catch (error) {
      // The selected home is shown without neighbours.
      if (!(error instanceof Failure)) throw error;
    }
  }

  /** The home nearest to the centre of an area; null without one. */
  nearestIn(area: MapArea, hidden: ReadonlySet<number>): number | null {
    const middle = {
      latitude: (area.south + area.north) / 2,
      longitude: (area.west + area.east) / 2,
    };
    const shown = this.homes.data.filter(({ id }) => !hidden.has(id));
    return nearestHomes(shown, middle, area, 1)[0] ?? null;
  }

  private show(id: number | null, property: PropertySummary | null = null): void {
    if (id !== this.pressed) return;
    this.chosen = property;
    if (!property) this.cards = [];
    else if (!this.cards.some((card) => card.id === property.id)) this.cards = [property];
  }
}

/** Exists in the browser only. */
const maps = new WeakMap<PropertiesScreen, PropertiesMap>();
