import type { PropertyType } from './property-choices.ts';

/**
 * What comparable homes are let for (TRUST-01): of the same type, in the same district or else city, of about the same
 * area. Rents in stotinki a month, areas in m².
 */
export type FairPrice = {
  /** A tenth of them are let for less. */
  low: number;
  median: number;
  /** A tenth of them are let for more. */
  high: number;
  homes: number;
  /** `city` where the district has too few. */
  scope: 'district' | 'city';
  areaFrom: number;
  areaTo: number;
  /** `YYYY-MM-DD`; counted each night. */
  countedOn: string;
};

/** What homes of one type are usually let for in a place, at the area that most of them there have. */
export type UsualRent = FairPrice & { type: PropertyType };

/** What a fair price is asked for. */
export type ComparedHome = { district: number; type: PropertyType; area: number };

/** Which homes are compared, and how many are needed. */
export const FAIR_PRICE = {
  /** Offered, confirmed or let within so many days. */
  days: 180,
  leastHomes: 12,
  /** Nobody makes a band with listings of their own. */
  leastOwners: 4,
  /** Of one owner so many homes count, or a third of all the others' where that is more: a quarter of what is compared. */
  homesOfOwner: 3,
  /** By how many percent of the home's area another one may be smaller or larger. */
  areaPercent: 20,
  /** Of homes over this many m² there are too few to compare. */
  largestArea: 500,
  /** A rent of a square metre further from the quartiles than so many times their distance is left out. */
  outlierReach: 1.5,
  /** A rent under this part of the median warns (TRUST-06). */
  suspiciousPart: 0.5,
} as const;

/** The areas that are compared with one, whole m². */
export function comparedAreas(area: number): { from: number; to: number } {
  const { areaPercent } = FAIR_PRICE;
  return {
    from: Math.ceil((area * (100 - areaPercent)) / 100),
    to: Math.floor((area * (100 + areaPercent)) / 100),
  };
}

/** Where a rent stands; `percent` of the median it is away from it, rounded. */
export type Standing = { place: 'below' | 'within' | 'above'; percent: number; isSuspicious: boolean };

export function standingOf(rent: number, { low, median, high }: FairPrice): Standing {
  const place = rent < low ? 'below' : rent > high ? 'above' : 'within';
  return {
    place,
    percent: Math.round(((rent - median) / median) * 100),
    isSuspicious: rent < median * FAIR_PRICE.suspiciousPart,
  };
}
