import { filtersFromQuery, queryOfFilters, filterWordsOf } from '../shared/field-filters.ts';
import { isDay } from '../shared/sofia-time.ts';
import { levaToStotinki, stotinkiToLeva, positiveInteger } from '../shared/written-number.ts';
import type { Query, QueryValue } from '../site/paths.ts';
import { areaOf, textOfArea } from './map/map-area.ts';
import {
  APPLIANCES,
  PROPERTY_LIMITS,
  PROPERTY_TYPES,
  TRAVEL_MEANS,
  nearOfQuery,
} from './property-choices.ts';
import { PROPERTY_FIELDS } from './property-fields.ts';
import { PROPERTY_FEATURES } from './property-features.ts';
import type { PropertyFilters } from './property-filters.ts';
import { pageOfQuery } from '../shared/page.ts';

export const PROPERTY_ORDERS = [
  'createdAt.DESC',
  'price.ASC',
  'price.DESC',
  'area.ASC',
  'area.DESC',
  'total.ASC',
  'near.ASC',
] as const;
export type PropertyOrder = (typeof PROPERTY_ORDERS)[number];

export const MAX_BEDROOMS = 4;
/** Choices of the bedroom filter; the last means that number or more. */
export const BEDROOM_CHOICES = [0, 1, 2, 3, MAX_BEDROOMS] as const;

/** Maximum homes that a search excludes by id. */
export const MAX_LEFT_OUT = 200;

export type PropertySearch = {
  filters: PropertyFilters;
  orderBy: PropertyOrder;
  offset: number;
  limit: number;
  /** Homes to exclude, up to `MAX_LEFT_OUT`. */
  except?: readonly number[];
};

/** `unseen`: excludes homes that the visitor has seen or hidden (FIND-07). */
export type PropertyListAddress = {
  filters: PropertyFilters;
  orderBy: PropertyOrder;
  page: number;
  unseen?: boolean;
};

/** Reads the address and ignores invalid values. */
export function propertyListFromQuery(query: Query): PropertyListAddress {
  const first = (name: string) => query[name]?.[0];
  return {
    filters: {
      ...filtersFromQuery(PROPERTY_FIELDS, query),
      cities: idsOf(query['city']),
      districts: idsOf(query['district']),
      priceFrom: levaToStotinki(first('priceFrom')),
      priceTo: levaToStotinki(first('priceTo')),
      areaFrom: positiveInteger(first('areaFrom')),
      areaTo: positiveInteger(first('areaTo')),
      bedrooms: BEDROOM_CHOICES.filter((count) => query['bedrooms']?.includes(String(count))),
      types: chosen(PROPERTY_TYPES, query['type']),
      pets: first('pets') === '1',
      floorFrom: floorOf(first('floorFrom')),
      floorTo: floorOf(first('floorTo')),
      totalTo: levaToStotinki(first('totalTo')),
      availableOn: isDay(first('availableOn') ?? '') ? (first('availableOn') ?? null) : null,
      days: POSTED_DAYS.find((days) => String(days) === first('days')) ?? null,
      features: chosen(PROPERTY_FEATURES, query['feature']),
      appliances: chosen(APPLIANCES, query['appliance']),
      text: (first('text') ?? '').slice(0, 200),
      within: areaOf(first('within')),
      drawn: /^[\w.-]{6,4000}$/.exec(first('drawn') ?? '')?.[0] ?? '',
      near: nearOfQuery(query['near'] ?? []),
      by: TRAVEL_MEANS.find((means) => means === first('by')) ?? null,
      minutes: Number(/^\d\d?$/.exec(first('minutes') ?? '')) || null,
    },
    orderBy: PROPERTY_ORDERS.find((order) => order === first('orderBy')) ?? 'createdAt.DESC',
    page: pageOfQuery(query, MAX_PAGE),
    unseen: first('unseen') === '1',
  };
}

/** Address of a list, without default values. */
export function queryOfPropertyList(list: PropertyListAddress): Record<string, QueryValue> {
  const { filters } = list;
  return {
    city: filters.cities.map(String),
    district: filters.districts.map(String),
    priceFrom: stotinkiToLeva(filters.priceFrom),
    priceTo: stotinkiToLeva(filters.priceTo),
    areaFrom: filters.areaFrom,
    areaTo: filters.areaTo,
    bedrooms: filters.bedrooms.map(String),
    type: filters.types,
    ...queryOfFilters(PROPERTY_FIELDS, filters),
    pets: filters.pets,
    floorFrom: filters.floorFrom,
    floorTo: filters.floorTo,
    totalTo: stotinkiToLeva(filters.totalTo),
    availableOn: filters.availableOn,
    days: filters.days,
    feature: filters.features,
    appliance: filters.appliances,
    text: filters.text,
    within: filters.within && textOfArea(filters.within),
    drawn: filters.drawn,
    near: filters.near,
    by: filters.by,
    minutes: filters.minutes,
    orderBy: list.orderBy === 'createdAt.DESC' ? null : list.orderBy,
    page: list.page > 1 ? list.page : null,
    unseen: list.unseen ?? false,
  };
}

/** Filters that only refine another one. */
const UNCOUNTED: readonly string[] = ['by', 'minutes'] satisfies (keyof PropertyFilters)[];

/** Number of active filters for the button that opens them on a phone; each chosen word counts. */
export function countPropertyFilters(filters: PropertyFilters): number {
  return Object.entries(filters)
    .filter(([name]) => !UNCOUNTED.includes(name))
    .reduce((sum, [, value]) => sum + (Array.isArray(value) ? value.length : isSet(value) ? 1 : 0), 0);
}

const isSet = (value: unknown) => value !== null && value !== '' && value !== false;

/** Choices of the maximum days since publication. */
export const POSTED_DAYS = [1, 3, 7, 30] as const;

function idsOf(values: readonly string[] = []): number[] {
  return [...new Set(values.map(positiveInteger))].filter((id) => id !== null).slice(0, MAX_CHOICES);
}

function floorOf(text: string | undefined): number | null {
  const { from, to } = PROPERTY_LIMITS.floor;
  const floor = /^-?\d{1,2}$/.test(text ?? '') ? Number(text) : null;
  return floor !== null && floor >= from && floor <= to ? floor : null;
}

const MAX_PAGE = 250;
const MAX_CHOICES = 30;

function chosen<Word extends string>(words: readonly Word[], values: readonly string[] | undefined): Word[] {
  return words.filter((word) => values?.includes(word));
}

/** Filters with counted choices. A home has one choice of the first group, and any number of the second. */
export const FACETS = {
  bedrooms: BEDROOM_CHOICES.map(String),
  type: PROPERTY_TYPES,
  ...filterWordsOf(PROPERTY_FIELDS),
  feature: PROPERTY_FEATURES,
  appliance: APPLIANCES,
} as const satisfies Record<string, readonly string[]>;
export type Facet = keyof typeof FACETS;

/** Filters that require all chosen values. */
export const CUMULATIVE_FACETS: readonly Facet[] = ['feature', 'appliance'];

/**
 * Number of homes per choice under the other filters. A facet is absent if there are too many homes to count.
 */
export type PropertyFacets = Partial<Record<Facet, Record<string, number>>>;
