import { drawnAreasOf, isInDrawnAreas } from '../../../src/core/properties/map/drawn-area.ts';
import type { ComparedHome, FairPrice, UsualRent } from '../../../src/core/properties/fair-price.ts';
import { PropertyCatalogue } from '../../../src/core/properties/property-catalogue.ts';
import type { Agency, AgencySummary, PropertyMap } from '../../../src/core/properties/property-catalogue.ts';
import type { RentTrend } from '../../../src/core/properties/rent-trend.ts';
import type { City } from '../../../src/core/properties/location.ts';
import { placeOfNear } from '../../../src/core/properties/near/near-place.ts';
import type { NearPlace } from '../../../src/core/properties/near/near-place.ts';
import {
  kilometresBetween,
  minutesFor,
  transitKindOf,
} from '../../../src/core/properties/near/travel-time.ts';
import type { ReportReason } from '../../../src/core/properties/property-choices.ts';
import { MAX_BEDROOMS, FACETS } from '../../../src/core/properties/property-search.ts';
import type {
  PropertyOrder,
  PropertySearch,
  PropertyFacets,
} from '../../../src/core/properties/property-search.ts';
import { featuresOf } from '../../../src/core/properties/property-features.ts';
import type { PropertyFilters } from '../../../src/core/properties/property-filters.ts';
import type { Property, PropertySummary } from '../../../src/core/properties/property.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Page } from '../../../src/core/shared/page.ts';
import { anAgency } from '../a-property.ts';

type Paging = { offset: number; limit: number };

const paged = <Item>(items: readonly Item[], { offset, limit }: Paging): Page<Item> => ({
  data: items.slice(offset, offset + limit),
  total: items.length,
});

/** A catalogue that offers the homes it is given, found by what most people ask for; it remembers what it was told. */
export class MemoryProperties extends PropertyCatalogue {
  agencyList: Agency[] = [anAgency()];
  cityList: City[] = [];
  nearPlaceList: NearPlace[] = [];
  trends: RentTrend[] = [];
  readonly visits: number[] = [];
  readonly kept: { id: number; browser: string; kept: boolean }[] = [];
  readonly reports: { id: number; reason: ReportReason; text: string; email: string }[] = [];
  /** Makes the next telling fail. */
  refuse: Failure | null = null;

  constructor(public properties: Property[] = []) {
    super();
  }

  async search({ filters, orderBy, except = [], ...page }: PropertySearch): Promise<Page<PropertySummary>> {
    const found = this.found(filters).filter(({ id }) => !except.includes(id));
    const places = this.placesOf(filters);
    const away = ({ gpsCoordinates }: Property) =>
      places.reduce((sum, place) => sum + kilometresBetween(gpsCoordinates, place), 0);
    const isNearest = orderBy === 'near.ASC' && places.length > 0;
    return paged(found.toSorted(isNearest ? (one, other) => away(one) - away(other) : ORDERS[orderBy]), page);
  }

  async byIds(ids: readonly number[]): Promise<PropertySummary[]> {
    return this.properties.filter(({ id }) => ids.includes(id));
  }

  async map(filters: PropertyFilters): Promise<PropertyMap> {
    const data = this.found(filters);
    return { data, total: data.length };
  }

  async property(id: string): Promise<Property> {
    return this.ofId(id);
  }

  async similar(id: string): Promise<PropertySummary[]> {
    this.ofId(id);
    return this.properties.filter((one) => String(one.id) !== id);
  }

  async nearPlaces(): Promise<NearPlace[]> {
    return this.nearPlaceList;
  }

  async fairPrice({ district, type, area }: ComparedHome): Promise<FairPrice | null> {
    const alike = this.properties.filter((one) => one.district.id === district && one.type === type);
    return alike.find((one) => one.area === area)?.fairPrice ?? null;
  }

  async usualRents(city: number, district: number | null): Promise<UsualRent[]> {
    const there = this.properties.filter((one) => one.city.id === city);
    const near = there.filter((one) => district === null || one.district.id === district);
    return near.flatMap(({ type, fairPrice }) => (fairPrice ? [{ type, ...fairPrice }] : [])).slice(0, 1);
  }

  async rentTrends(): Promise<RentTrend[]> {
    return this.trends;
  }

  async cities(): Promise<City[]> {
    return this.cityList;
  }

  async agencies(page: Paging): Promise<Page<AgencySummary>> {
    return paged(this.agencyList, page);
  }

  async agency(id: string): Promise<Agency> {
    const agency = this.agencyList.find((one) => String(one.id) === id);
    if (!agency) throw new Failure('error-agency-not-found', {}, 'not-found');
    return agency;
  }

  async ofAgency(id: string, page: Paging): Promise<Page<PropertySummary>> {
    return paged(
      this.latest().filter(({ owner }) => String(owner.agency?.id) === id),
      page,
    );
  }

  async ofUser(id: string, page: Paging): Promise<Page<PropertySummary>> {
    return paged(
      this.latest().filter(({ owner }) => String(owner.id) === id),
      page,
    );
  }

  async facets(filters: PropertyFilters): Promise<PropertyFacets> {
    this.fail();
    const found = this.found(filters);
    const count = (values: readonly string[], valueOf: (property: Property) => readonly string[]) =>
      Object.fromEntries(
        values.map((value) => [value, found.filter((property) => valueOf(property).includes(value)).length]),
      );
    return {
      type: count(FACETS.type, ({ type }) => [type]),
      feature: count(FACETS.feature, (property) =>
        featuresOf({ ...property, isOfAgency: property.owner.agency !== null }),
      ),
    };
  }

  async visited(id: number): Promise<void> {
    this.fail();
    this.ofId(String(id));
    this.visits.push(id);
  }

  async favorite(id: number, browser: string, kept: boolean): Promise<void> {
    this.fail();
    this.ofId(String(id));
    this.kept.push({ id, browser, kept });
  }

  async report(id: number, report: { reason: ReportReason; text: string; email: string }): Promise<void> {
    this.fail();
    this.ofId(String(id));
    this.reports.push({ id, ...report });
  }

  private ofId(id: string): Property {
    const property = this.properties.find((one) => String(one.id) === id);
    if (!property) throw new Failure('error-property-not-found', {}, 'not-found');
    return property;
  }

  private placesOf({ near }: PropertyFilters) {
    return near.map((written) => {
      const place = placeOfNear(written, { places: this.nearPlaceList, cities: this.cityList });
      if (!place) throw new Failure('error-near-place', {}, 'invalid');
      return place.gpsCoordinates;
    });
  }

  /** In a chosen district, or in a chosen city of which no district is chosen. */
  private isIn(
    { city, district }: Property,
    cities: readonly number[],
    districts: readonly number[],
  ): boolean {
    if (cities.length + districts.length === 0 || districts.includes(district.id)) return true;
    const narrowed = this.cityList.find(({ id }) => id === city.id)?.districts ?? [];
    return cities.includes(city.id) && !narrowed.some(({ id }) => districts.includes(id));
  }

  private latest(): Property[] {
    return this.properties.toSorted(ORDERS['createdAt.DESC']);
  }

  private found(filters: PropertyFilters): Property[] {
    const { cities, districts, features, totalTo, priceFrom, priceTo, bedrooms, types, drawn, by, minutes } =
      filters;
    const areas = drawn === '' ? null : drawnAreasOf(drawn);
    if (drawn !== '' && !areas) throw new Failure('error-drawn-area', {}, 'invalid');
    const places = this.placesOf(filters);
    const isNear = ({ gpsCoordinates, city: { id } }: Property) =>
      places.every(
        (place) =>
          minutes === null ||
          minutesFor(by ?? 'transit', kilometresBetween(gpsCoordinates, place), transitKindOf(id)) <= minutes,
      );
    return this.properties.filter(
      (property) =>
        isNear(property) &&
        this.isIn(property, cities, districts) &&
        features.every((feature) =>
          featuresOf({ ...property, isOfAgency: property.owner.agency !== null }).includes(feature),
        ) &&
        (totalTo === null || (property.totalMonthly ?? Infinity) <= totalTo) &&
        (priceFrom === null || property.price >= priceFrom) &&
        (priceTo === null || property.price <= priceTo) &&
        (bedrooms.length === 0 || bedrooms.includes(Math.min(property.bedrooms, MAX_BEDROOMS))) &&
        (types.length === 0 || types.includes(property.type)) &&
        (!areas || isInDrawnAreas(areas, property.gpsCoordinates)),
    );
  }

  private fail(): void {
    const { refuse } = this;
    this.refuse = null;
    if (refuse) throw refuse;
  }
}

const ORDERS: Record<PropertyOrder, (one: Property, other: Property) => number> = {
  'createdAt.DESC': (one, other) => other.createdAt.localeCompare(one.createdAt),
  'price.ASC': (one, other) => one.price - other.price,
  'price.DESC': (one, other) => other.price - one.price,
  'total.ASC': (one, other) => (one.totalMonthly ?? 0) - (other.totalMonthly ?? 0),
  'area.ASC': (one, other) => one.area - other.area,
  'area.DESC': (one, other) => other.area - one.area,
  // Of no place nothing is near.
  'near.ASC': (one, other) => other.createdAt.localeCompare(one.createdAt),
};
