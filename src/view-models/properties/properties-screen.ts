import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  facetsOf,
  propertySearchInput,
  requestOfPropertyFilters,
} from '../../core/properties/property-catalogue.ts';
import type { PropertyCatalogue } from '../../core/properties/property-catalogue.ts';
import type { NearPlace } from '../../core/properties/near/near-place.ts';
import type { City } from '../../core/properties/location.ts';
import {
  countPropertyFilters,
  propertyListFromQuery,
  queryOfPropertyList,
} from '../../core/properties/property-search.ts';
import { NO_PROPERTY_FILTERS } from '../../core/properties/property-filters.ts';
import type {
  PropertyListAddress,
  PropertyOrder,
  PropertyFacets,
} from '../../core/properties/property-search.ts';
import type { PropertyFilters } from '../../core/properties/property-filters.ts';
import type { MapArea } from '../../core/properties/map/map-area.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { PropertySummary } from '../../core/properties/property.ts';
import { offsetOfPage, PAGE_SIZE, pagesOf } from '../../core/shared/page.ts';
import type { Page } from '../../core/shared/page.ts';
import type { QueryValue } from '../../core/site/paths.ts';
import type { Panels } from '../site/panels.ts';
import type { MarksOpener } from './marks/marks-opener.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import { unobserved } from '../site/unobserved.ts';

type Change = {
  filters?: Partial<PropertyFilters>;
  orderBy?: PropertyOrder;
  page?: number;
  unseen?: boolean;
};

/** Maximum towns named in the title. */
const MAX_NAMED_CITIES = 3;

/** Homes for rent: search, order, pages and map; all stored in the address (HOME-01, HOME-02). */
export class PropertiesScreen implements Screen {
  list: PropertyListAddress = { filters: NO_PROPERTY_FILTERS, orderBy: 'createdAt.DESC', page: 1 };
  properties: Page<PropertySummary> = { data: [], total: 0 };
  cities: City[] = [];
  /** Universities, loaded when a place is searched. */
  places: NearPlace[] = [];
  /** Counts of filter choices, while the filters are open. */
  facets: PropertyFacets = {};
  loading = false;
  /** Highlighted home, in the list or on the map. */
  pointed: number | null = null;
  /** True if a phone shows the map. */
  mapFirst = false;
  /** Seen and hidden homes left out of the list; null if unknown. */
  leftOut: readonly number[] | null = null;

  constructor(
    private readonly catalogue: PropertyCatalogue,
    private readonly panels: Panels,
    private readonly marks: MarksOpener,
  ) {
    makeAutoObservable(this, {
      ...unobserved('catalogue', 'panels', 'marks'),
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
      const [properties, { data: cities }, { data: places }] = await Promise.all([
        this.catalogue.properties(
          propertySearchInput({
            filters: list.filters,
            orderBy: list.orderBy,
            offset: offsetOfPage(list.page, PAGE_SIZE.properties),
            limit: PAGE_SIZE.properties,
            except,
          }),
          signal,
        ),
        this.cities.length > 0 ? { data: this.cities } : this.catalogue.cities({}, signal),
        this.places.length > 0 || list.filters.by === null
          ? { data: this.places }
          : this.catalogue.nearPlaces({}, signal),
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

  /** True if seen homes should be left out but were not known when the page was rendered. */
  get isWaiting(): boolean {
    return this.list.unseen === true && this.leftOut === null;
  }

  get city(): City | null {
    return this.chosenCities.length === 1 ? (this.chosenCities[0] ?? null) : null;
  }

  /** Towns of the search, including those of chosen districts. */
  get chosenCities(): City[] {
    const { cities, districts } = this.list.filters;
    return this.cities.filter(
      (city) => cities.includes(city.id) || city.districts.some(({ id }) => districts.includes(id)),
    );
  }

  /** Loads the counts of filter choices; errors are ignored. */
  async loadFacets(): Promise<void> {
    const { filters } = this.list;
    try {
      const { data } = await this.catalogue.propertyFacets(requestOfPropertyFilters(filters));
      runInAction(() => {
        if (this.list.filters === filters) this.facets = facetsOf(data);
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

  /** Query with other filters or order; starts at the first page. */
  queryWith(change: Change): Record<string, QueryValue> {
    const { filters, orderBy = this.list.orderBy, page = 1, unseen = this.list.unseen } = change;
    return queryOfPropertyList({ filters: { ...this.list.filters, ...filters }, orderBy, page, unseen });
  }

  /** Query for the visible area; replaces city and district. */
  queryWithin(within: MapArea): Record<string, QueryValue> {
    return this.queryWith({ filters: { within, drawn: '', cities: [], districts: [] } });
  }

  /** Query for drawn areas; replaces all other places. */
  queryDrawn(drawn: string): Record<string, QueryValue> {
    return this.queryWith({ filters: { drawn, within: null, cities: [], districts: [] } });
  }
}
