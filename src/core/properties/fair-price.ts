import type { PropertyType } from './property-choices.ts';

/**
 * Rents of comparable homes (TRUST-01): same type, similar area, same district or else city. Rents in
 * stotinki per month, areas in m².
 */
export type FairPrice = {
  /** The 10th percentile. */
  low: number;
  median: number;
  /** The 90th percentile. */
  high: number;
  homes: number;
  /** `city` if the district has too few homes. */
  scope: 'district' | 'city';
  areaFrom: number;
  areaTo: number;
  /** `YYYY-MM-DD`; computed each night. */
  countedOn: string;
};

/** Usual rents of one type in a place, for the most frequent area there. */
export type UsualRent = FairPrice & { type: PropertyType };

export type ComparedHome = { district: number; type: PropertyType; area: number };

export const FAIR_PRICE = {
  /** Days since the home was published, confirmed or rented. */
  days: 180,
  leastHomes: 12,
  /** Minimum number of landlords, so that one cannot set the range alone. */
  leastOwners: 4,
  /**
   * Maximum homes of a landlord, or a third of all others if that is more. This is a quarter of the compared
   * homes.
   */
  homesOfOwner: 3,
  /** Maximum difference in area, in percent. */
  areaPercent: 20,
  /** Maximum m²; too few larger homes exist to compare. */
  largestArea: 500,
  /** Rents per m² further from the quartiles than this multiple of the interquartile range are outliers. */
  outlierReach: 1.5,
  /** A rent below this fraction of the median causes a warning (TRUST-06). */
  suspiciousPart: 0.5,
} as const;

/** Range of comparable areas, in whole m². */
export function comparedAreas(area: number): { from: number; to: number } {
  const { areaPercent } = FAIR_PRICE;
  return {
    from: Math.ceil((area * (100 - areaPercent)) / 100),
    to: Math.floor((area * (100 + areaPercent)) / 100),
  };
}

/** Position of a rent in the range; `percent` is the rounded distance from the median. */
export type RentPosition = { place: 'below' | 'within' | 'above'; percent: number; isSuspicious: boolean };

export function rentPositionOf(rent: number, { low, median, high }: FairPrice): RentPosition {
  const place = rent < low ? 'below' : rent > high ? 'above' : 'within';
  return {
    place,
    percent: Math.round(((rent - median) / median) * 100),
    isSuspicious: rent < median * FAIR_PRICE.suspiciousPart,
  };
}
