import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PropertyCatalogue } from '../../core/properties/property-catalogue.ts';
import type { City } from '../../core/properties/location.ts';
import type { RoommateCatalogue } from '../../core/roommates/roommate-catalogue.ts';
import type { RoommateOfferSummary } from '../../core/roommates/roommate-offer.ts';
import {
  countRoommateFilters,
  NO_ROOMMATE_FILTERS,
  offerOrdersOf,
  queryOfRoommateList,
  roommateListFromQuery,
} from '../../core/roommates/roommate-search.ts';
import type {
  OfferOrder,
  RoommateFilters,
  RoommateListAddress,
} from '../../core/roommates/roommate-search.ts';
import type { University } from '../../core/roommates/university.ts';
import { offsetOfPage, PAGE_SIZE, pagesOf } from '../../core/shared/page.ts';
import type { Page } from '../../core/shared/page.ts';
import type { QueryValue } from '../../core/site/paths.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import type { OwnHabits } from './own-habits.ts';
import { unobserved } from '../site/unobserved.ts';

type Change = { filters?: Partial<RoommateFilters>; orderBy?: OfferOrder; page?: number };

/** Roommate offers; filters, order and page are stored in the address (MATE-01). */
export class RoommatesScreen implements Screen {
  list: RoommateListAddress = { filters: NO_ROOMMATE_FILTERS, orderBy: 'createdAt.DESC', page: 1 };
  offers: Page<RoommateOfferSummary> = { data: [], total: 0 };
  cities: City[] = [];
  universities: University[] = [];
  loading = false;

  constructor(
    private readonly catalogue: RoommateCatalogue,
    private readonly properties: PropertyCatalogue,
    readonly ownHabits: OwnHabits,
  ) {
    makeAutoObservable(this, {
      ...unobserved('catalogue', 'properties', 'ownHabits'),
      list: observableRef,
      offers: observableRef,
      cities: observableRef,
      universities: observableRef,
    });
  }

  get head(): Head {
    const { filters, page } = this.list;
    const { city } = this;
    const query = { city: filters.city, university: filters.university, page: page > 1 ? page : null };
    return {
      title: city ? { key: 'roommates-title-in', values: { city: city.name } } : { key: 'roommates-title' },
      description: { key: 'roommates-description' },
      canonical: { name: 'Roommates', query },
    };
  }

  async load({ query, signal }: Visit): Promise<void> {
    const list = roommateListFromQuery(query);
    const { filters, orderBy, page } = list;
    const limit = PAGE_SIZE.roommateOffers;
    this.loading = true;
    try {
      const [offers, { data: cities }, { data: universities }] = await Promise.all([
        this.catalogue.roommateOffers(
          { ...filters, orderBy, offset: offsetOfPage(page, limit), limit },
          signal,
        ),
        this.cities.length > 0 ? { data: this.cities } : this.properties.cities({}, signal),
        this.universities.length > 0 ? { data: this.universities } : this.catalogue.universities({}, signal),
      ]);
      runInAction(() => {
        this.list = list;
        this.offers = offers;
        this.cities = cities;
        this.universities = universities;
      });
    } finally {
      runInAction(() => {
        this.loading = false;
      });
    }
  }

  onEnter(): void {
    this.ownHabits.read();
  }

  get city(): City | null {
    return this.cities.find(({ id }) => id === this.list.filters.city) ?? null;
  }

  get university(): University | null {
    return this.universities.find(({ id }) => id === this.list.filters.university) ?? null;
  }

  get pageCount(): number {
    return pagesOf(this.offers, PAGE_SIZE.roommateOffers);
  }

  get filterCount(): number {
    return countRoommateFilters(this.list.filters);
  }

  /** Available orders; by distance if a university is searched. */
  get orders(): OfferOrder[] {
    return offerOrdersOf(this.list.filters);
  }

  /** Universities of the chosen city, else all. */
  universitiesIn(city: number | null): University[] {
    return city === null ? this.universities : this.universities.filter((one) => one.city.id === city);
  }

  /** Query with other filters or order; starts at the first page. */
  queryWith({ filters, orderBy = this.list.orderBy, page = 1 }: Change): Record<string, QueryValue> {
    return queryOfRoommateList({ filters: { ...this.list.filters, ...filters }, orderBy, page });
  }
}
