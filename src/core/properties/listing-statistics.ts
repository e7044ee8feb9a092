import type { CancelSignal } from '../shared/failure.ts';
import type { Period } from '../shared/period.ts';
import type { Picture } from '../shared/picture.ts';

/** Listing figures: daily visitors, favorites and viewing requests. */
export type ListingFigures = { views: number; favorites: number; requests: number };

/** Statistics of an account's listings in a period (VEND-01 for agencies, ROLE-02). */
export type ListingStatistics = {
  period: Period;
  total: ListingFigures;
  /** Figures of the previous period of the same length. */
  before: ListingFigures;
  /** Figures by step; `from` is its first day. */
  series: { from: string; views: number; requests: number }[];
  /** Current premium listings, and credits spent in the period. */
  premium: { active: number; credits: number };
  /** Up to ten most visited listings; `premiumUntil` as ISO 8601. */
  listings: (ListingFigures & {
    propertyId: number;
    title: string;
    image: Picture | null;
    premiumUntil: string | null;
  })[];
};

/** Port to the statistics of the account's listings. */
export abstract class Listings {
  /** @throws Failure `login-required`, `not-allowed` for vendors, `invalid` for an invalid period */
  abstract listingStatistics(input: Period, signal?: CancelSignal): Promise<ListingStatistics>;
}
