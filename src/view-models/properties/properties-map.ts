import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PropertyCatalogue, PropertyMap } from '../../core/properties/property-catalogue.ts';
import type { MapArea, MapView } from '../../core/properties/map/map-area.ts';
import { nearestHomes } from '../../core/properties/map/nearest-homes.ts';
import type { PropertySummary } from '../../core/properties/property.ts';
import type { PropertyListAddress } from '../../core/properties/property-search.ts';
import { Cancelled, Failure } from '../../core/shared/failure.ts';
import type { PropertiesScreen } from './properties-screen.ts';

/** How many homes the cards on the map go through, besides the chosen one. */
const MAX_CARDS = 15;

/** The map beside the list of homes: its markers, the one that is chosen there and those around it (HOME-01). */
export class PropertiesMap {
  homes: PropertyMap = { data: [], total: 0 };
  /** It could not be asked for its homes. */
  hasFailed = false;
  /** The home chosen on the map. */
  chosen: PropertySummary | null = null;
  /** What the cards on the map go through: the home that was chosen there, then the nearest ones. */
  cards: readonly PropertySummary[] = [];
  /** Where one looks; null before the first move. */
  view: MapView | null = null;
  /** The list that all of it is of. */
  followed: PropertyListAddress | null = null;
  /** Its id, while it is still on its way. */
  private pressed: number | null = null;
  /** What of the filters the markers were asked for. */
  private asked = '';

  constructor(
    private readonly catalogue: PropertyCatalogue,
    private readonly screen: PropertiesScreen,
  ) {
    makeAutoObservable<this, 'catalogue' | 'screen' | 'asked' | 'pressed'>(this, {
      view: false,
      followed: false,
      cards: observableRef,
      catalogue: false,
      screen: false,
      asked: false,
      pressed: false,
      homes: observableRef,
      chosen: observableRef,
    });
  }

  /** The map of a list: on the way back from a home it is as it was left. */
  static of(screen: PropertiesScreen, catalogue: PropertyCatalogue): PropertiesMap {
    const known = maps.get(screen) ?? new PropertiesMap(catalogue, screen);
    maps.set(screen, known);
    return known;
  }

  /** Where the list is another one, nothing of it is chosen, and its markers are brought. */
  async follow(): Promise<void> {
    if (this.followed !== this.screen.list) {
      this.followed = this.screen.list;
      this.pressed = null;
      this.show(null);
    }
    await this.bring();
  }

  /** Brings the markers of the list, where they are not there. */
  async bring(): Promise<void> {
    const { filters } = this.screen.list;
    const wanted = JSON.stringify(filters);
    if (wanted === this.asked) return;
    this.asked = wanted;
    try {
      const homes = await this.catalogue.map(filters);
      runInAction(() => {
        if (wanted !== this.asked) return;
        this.homes = homes;
        this.hasFailed = false;
      });
    } catch (error) {
      if (!(error instanceof Failure) && !(error instanceof Cancelled)) throw error;
      runInAction(() => {
        if (wanted !== this.asked) return;
        this.asked = '';
        this.hasFailed = true;
      });
    }
  }

  /** Chosen on the map: its card is shown there. */
  async choose(id: number | null): Promise<void> {
    this.pressed = id;
    const known = [...this.cards, ...this.screen.properties.data].find((property) => property.id === id);
    if (id === null || known) return this.show(id, known);
    try {
      const [property] = await this.catalogue.byIds([id]);
      this.show(id, property);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.show(id);
    }
  }

  /**
   * Brings the cards of the homes around the chosen one; they stay while one goes through them.
   * @param hidden those that are not for this person
   */
  async bringAround(area: MapArea, hidden: ReadonlySet<number>): Promise<void> {
    const { chosen, cards } = this;
    const place = this.homes.data.find(({ id }) => id === chosen?.id)?.gpsCoordinates;
    if (!chosen || !place || cards.length > 1) return;
    const others = this.homes.data.filter(({ id }) => id !== chosen.id && !hidden.has(id));
    const ids = nearestHomes(others, place, area, MAX_CARDS);
    try {
      const found = await this.catalogue.byIds(ids);
      runInAction(() => {
        // Another one was chosen meanwhile.
        if (this.cards !== cards) return;
        const nearest = ids.map((id) => found.find((property) => property.id === id));
        this.cards = [...cards, ...nearest.filter((property) => property !== undefined)];
      });
    } catch (error) {
      // The chosen one is there without them.
      if (!(error instanceof Failure)) throw error;
    }
  }

  /** The home nearest to the middle of a part of the map; null where none is shown. */
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

/** A map comes with its script, in the browser alone. */
const maps = new WeakMap<PropertiesScreen, PropertiesMap>();
