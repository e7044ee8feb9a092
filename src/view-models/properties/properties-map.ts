import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PropertyCatalogue, PropertyMap } from '../../core/properties/property-catalogue.ts';
import type { PropertySummary } from '../../core/properties/property.ts';
import { Cancelled, Failure } from '../../core/shared/failure.ts';
import type { PropertiesScreen } from './properties-screen.ts';

/** The map beside the list of homes: its markers, and the one that is chosen there (HOME-01). */
export class PropertiesMap {
  homes: PropertyMap = { data: [], total: 0 };
  /** It could not be asked for its homes. */
  hasFailed = false;
  /** The home chosen on the map. */
  chosen: PropertySummary | null = null;
  /** Its id, while it is still on its way. */
  private pressed: number | null = null;
  /** What of the filters the markers were asked for. */
  private asked = '';

  constructor(
    private readonly catalogue: PropertyCatalogue,
    private readonly screen: PropertiesScreen,
  ) {
    makeAutoObservable<this, 'catalogue' | 'screen' | 'asked' | 'pressed'>(this, {
      catalogue: false,
      screen: false,
      asked: false,
      pressed: false,
      homes: observableRef,
      chosen: observableRef,
    });
  }

  /** The list is another one: nothing of it is chosen, and its markers are brought. */
  async follow(): Promise<void> {
    this.chosen = null;
    this.pressed = null;
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
    const known = this.screen.properties.data.find((property) => property.id === id);
    if (id === null || known) return this.show(id, known);
    try {
      const [property] = await this.catalogue.byIds([id]);
      this.show(id, property);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.show(id);
    }
  }

  private show(id: number | null, property: PropertySummary | null = null): void {
    if (id === this.pressed) this.chosen = property;
  }
}
