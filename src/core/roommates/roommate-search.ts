import { levaToStotinki, stotinkiToLeva } from '../shared/written-number.ts';
import type { Query, QueryValue } from '../site/paths.ts';
import { pageOfQuery } from '../shared/page.ts';
import { positiveInteger } from '../shared/written-number.ts';

/** `distance.ASC` sorts by the distance to the university of the filter, and requires one. */
export const OFFER_ORDERS = ['createdAt.DESC', 'price.ASC', 'price.DESC', 'distance.ASC'] as const;
export type OfferOrder = (typeof OFFER_ORDERS)[number];

/** Filters of the list of offers (MATE-01); prices in stotinki per month. */
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

export type RoommateListAddress = { filters: RoommateFilters; orderBy: OfferOrder; page: number };

export function offerOrdersOf({ university }: RoommateFilters): OfferOrder[] {
  return OFFER_ORDERS.filter((order) => order !== 'distance.ASC' || university !== null);
}

/** Reads the address and ignores invalid values. */
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

/** Address of a list, without default values. */
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

/** Number of active filters, for the button that opens them on a phone. */
export function countRoommateFilters(filters: RoommateFilters): number {
  return Object.values(filters).filter((value) => value !== null).length;
}

/** Maximum page number, up to the limit of counting. */
const MAX_PAGE = 300;
