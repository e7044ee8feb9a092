import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PropertyCatalogue } from '../../core/properties/property-catalogue.ts';
import type { NearPlace } from '../../core/properties/near/near-place.ts';
import type { City } from '../../core/properties/location.ts';
import {
  countPropertyFilters,
  propertyListFromQuery,
  queryOfPropertyList,
} from '../../core/properties/property-search.ts';
import { NO_PROPERTY_FILTERS } from '../../core/properties/property-filters.ts';
import type { PropertyListAddress, PropertyOrder } from '../../core/properties/property-search.ts';
import type { PropertyFilters } from '../../core/properties/property-filters.ts';
import type { MapArea } from '../../core/properties/map/map-area.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { PropertyFacets } from '../../core/properties/property-facets.ts';
import type { PropertySummary } from '../../core/properties/property.ts';
import { offsetOfPage, PAGE_SIZE, pagesOf } from '../../core/shared/page.ts';
import type { Page } from '../../core/shared/page.ts';
import type { QueryValue } from '../../core/site/paths.ts';
import type { Panels } from '../site/panels.ts';
import type { MarksOpener } from './marks/marks-opener.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';

type Change = {
  filters?: Partial<PropertyFilters>;
  orderBy?: PropertyOrder;
  page?: number;
  unseen?: boolean;
};

/** Maximum towns named in the title. */
const MAX_NAMED_CITIES = 3;

/** Homes for rent: search, order, pages and the map beside them; all of it lives in the address (HOME-01, HOME-02). */
export class PropertiesScreen implements Screen {
  list: PropertyListAddress = { filters: NO_PROPERTY_FILTERS, orderBy: 'createdAt.DESC', page: 1 };
  properties: Page<PropertySummary> = { data: [], total: 0 };
  cities: City[] = [];
  /** The universities, once somebody seeks what is near to a place. */
  places: NearPlace[] = [];
  /** Counts of the choices of the filters, while they are open. */
  facets: PropertyFacets = {};
  loading = false;
  /** The home under the pointer, in the list or on the map. */
  pointed: number | null = null;
  /** The map is what a phone shows, and was when one left for a home. */
  mapFirst = false;
  /** What the list is without, as this person has seen or hidden it; null where that was not asked, or not known. */
  leftOut: readonly number[] | null = null;

  constructor(
    private readonly catalogue: PropertyCatalogue,
    private readonly panels: Panels,
    private readonly marks: MarksOpener,
  ) {
    makeAutoObservable<this, 'catalogue' | 'panels' | 'marks'>(this, {
      catalogue: false,
      panels: false,
      marks: false,
      list: observableRef,
      properties: observableRef,
      cities: observableRef,
      places: observableRef,
      facets: observableRef,
      leftOut: observableRef,
    });
  }

  get head(): Head {
    const { page } = this.list;
    const { city } = this;
    const query = { city: city?.id ?? null, page: page > 1 ? page : null };
    return {
      title: this.title,
      description: { key: 'properties-description' },
      canonical: { name: 'Properties', query },
    };
  }

  /** Names the towns of the search, while they are few. */
  get title(): { key: string; values?: { city: string } } {
    const names = this.chosenCities.map(({ name }) => name);
    if (names.length === 0 || names.length > MAX_NAMED_CITIES) return { key: 'homes-for-rent' };
    return { key: 'properties-title-in', values: { city: names.join(', ') } };
  }

  async load({ query, signal }: Visit): Promise<void> {
    const list = propertyListFromQuery(query);
    const except = list.unseen ? this.marks.opened?.leftOut('property') : undefined;
    this.loading = true;
    try {
      const [properties, cities, places] = await Promise.all([
        this.catalogue.search(
          {
            filters: list.filters,
            orderBy: list.orderBy,
            offset: offsetOfPage(list.page, PAGE_SIZE.properties),
            limit: PAGE_SIZE.properties,
            except,
          },
          signal,
        ),
        this.cities.length > 0 ? this.cities : this.catalogue.cities(signal),
        this.places.length > 0 || list.filters.by === null ? this.places : this.catalogue.nearPlaces(signal),
      ]);
      runInAction(() => {
        this.list = list;
        this.facets = {};
        this.properties = properties;
        this.leftOut = except ?? null;
        this.cities = cities;
        this.places = places;
      });
    } finally {
      runInAction(() => {
        this.loading = false;
      });
    }
  }

  point(id: number | null): void {
    this.pointed = id;
  }

  toggleMap(): void {
    this.mapFirst = !this.mapFirst;
  }

  /** Homes that were seen are to be left out, and the page came without knowing which. */
  get isWaiting(): boolean {
    return this.list.unseen === true && this.leftOut === null;
  }

  get city(): City | null {
    return this.chosenCities.length === 1 ? (this.chosenCities[0] ?? null) : null;
  }

  /** The towns of the search, also those of which only districts are chosen. */
  get chosenCities(): City[] {
    const { cities, districts } = this.list.filters;
    return this.cities.filter(
      (city) => cities.includes(city.id) || city.districts.some(({ id }) => districts.includes(id)),
    );
  }

  /** Brings the counts of the choices for the shown list; the filters work without them. */
  async bringFacets(): Promise<void> {
    const { filters } = this.list;
    try {
      const facets = await this.catalogue.facets(filters);
      runInAction(() => {
        if (this.list.filters === filters) this.facets = facets;
      });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      runInAction(() => (this.facets = {}));
    }
  }

  get advanced(): boolean {
    return this.panels.advancedSearch;
  }

  toggleAdvanced(): void {
    this.panels.toggleAdvancedSearch();
  }

  get pageCount(): number {
    return pagesOf(this.properties, PAGE_SIZE.properties);
  }

  get filterCount(): number {
    return countPropertyFilters(this.list.filters);
  }

  /** The query with other filters or another order; it starts at the first page again. */
  queryWith(change: Change): Record<string, QueryValue> {
    const { filters, orderBy = this.list.orderBy, page = 1, unseen = this.list.unseen } = change;
    return queryOfPropertyList({ filters: { ...this.list.filters, ...filters }, orderBy, page, unseen });
  }

  /** The query for what lies in a part of the map; a city or district chosen before gives way to it. */
  queryWithin(within: MapArea): Record<string, QueryValue> {
    return this.queryWith({ filters: { within, drawn: '', cities: [], districts: [] } });
  }

  /** The query for what lies in drawn areas, in the place of any other place. */
  queryDrawn(drawn: string): Record<string, QueryValue> {
    return this.queryWith({ filters: { drawn, within: null, cities: [], districts: [] } });
  }
}
