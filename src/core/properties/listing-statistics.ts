import type { CancelSignal } from '../shared/failure.ts';
import type { Period } from '../shared/period.ts';
import type { Picture } from '../shared/picture.ts';

/** What came of listings: visitors a day, browsers that keep them, requests for viewings. */
export type ListingFigures = { views: number; favorites: number; requests: number };

/** How somebody's listings did in a period (VEND-01 of an agency, ROLE-02). */
export type ListingStatistics = {
  period: Period;
  total: ListingFigures;
  /** The same of as many days before. */
  before: ListingFigures;
  /** By parts of the period; `from` is the first day of each. */
  series: { from: string; views: number; requests: number }[];
  /** Listings on top now, and the credits given for places that began in the period. */
  premium: { active: number; credits: number };
  /** The most visited, up to ten; `premiumUntil` as ISO 8601. */
  listings: (ListingFigures & {
    propertyId: number;
    title: string;
    image: Picture | null;
    premiumUntil: string | null;
  })[];
};

/** Where the figures of somebody's listings come from. */
export abstract class Listings {
  /** @throws Failure `login-required`, `not-allowed` for vendors, `invalid` for a period that is none */
  abstract listingStatistics(input: Period, signal?: CancelSignal): Promise<ListingStatistics>;
}
