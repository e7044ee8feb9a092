import { levaToStotinki, stotinkiToLeva } from '../shared/written-number.ts';
import type { Query, QueryValue } from '../site/paths.ts';
import { pageOfQuery } from '../shared/page.ts';
import { positiveInteger } from '../shared/written-number.ts';

/** `distance.ASC` is the one to the university that is sought, and asks for one. */
export const OFFER_ORDERS = ['createdAt.DESC', 'price.ASC', 'price.DESC', 'distance.ASC'] as const;
export type OfferOrder = (typeof OFFER_ORDERS)[number];

/** What narrows the list of offers (MATE-01); prices in stotinki a month. */
export type RoommateFilters = {
  city: number | null;
  priceFrom: number | null;
  priceTo: number | null;
  /** Offers that name it, or are within `NEAR_UNIVERSITY` of it. */
  university: number | null;
};

export const NO_ROOMMATE_FILTERS: RoommateFilters = {
  city: null,
  priceFrom: null,
  priceTo: null,
  university: null,
};

export type RoommateSearch = { filters: RoommateFilters; orderBy: OfferOrder; offset: number; limit: number };
export type RoommateListAddress = { filters: RoommateFilters; orderBy: OfferOrder; page: number };

/** The orders that a search can have. */
export function offerOrdersOf({ university }: RoommateFilters): OfferOrder[] {
  return OFFER_ORDERS.filter((order) => order !== 'distance.ASC' || university !== null);
}

/** Reads the address; what makes no sense there is left out rather than refused. */
export function roommateListFromQuery(query: Query): RoommateListAddress {
  const first = (name: string) => query[name]?.[0];
  const filters: RoommateFilters = {
    city: positiveInteger(first('city')),
    priceFrom: levaToStotinki(first('priceFrom')),
    priceTo: levaToStotinki(first('priceTo')),
    university: positiveInteger(first('university')),
  };
  return {
    filters,
    orderBy: offerOrdersOf(filters).find((order) => order === first('orderBy')) ?? 'createdAt.DESC',
    page: pageOfQuery(query, MAX_PAGE),
  };
}

/** The address of a list, without what is the default. */
export function queryOfRoommateList({
  filters,
  orderBy,
  page,
}: RoommateListAddress): Record<string, QueryValue> {
  return {
    city: filters.city,
    priceFrom: stotinkiToLeva(filters.priceFrom),
    priceTo: stotinkiToLeva(filters.priceTo),
    university: filters.university,
    orderBy: orderBy === 'createdAt.DESC' || !offerOrdersOf(filters).includes(orderBy) ? null : orderBy,
    page: page > 1 ? page : null,
  };
}

/** How many filters are set, for the button that opens them on a phone. */
export function countRoommateFilters(filters: RoommateFilters): number {
  return Object.values(filters).filter((value) => value !== null).length;
}

/** The deepest page that can be asked for: as far as lists are counted. */
const MAX_PAGE = 300;
