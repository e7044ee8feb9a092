import type { ListingReport } from '../properties/property-catalogue.ts';
import type { CancelSignal } from '../shared/failure.ts';
import type { NoInput } from '../shared/no-input.ts';
import { readByIds } from '../shared/page.ts';
import type { Page } from '../shared/page.ts';
import type { RoommateOffer, RoommateOfferSummary } from './roommate-offer.ts';
import type { OfferOrder, RoommateFilters } from './roommate-search.ts';
import type { University } from './university.ts';

/** `ids` limits the list to these offers. */
type OfferListInput = Partial<RoommateFilters> & {
  ids?: readonly number[];
  orderBy?: OfferOrder;
  offset?: number;
  limit: number;
};

/** Port to the public offers for roommates. */
export abstract class RoommateCatalogue {
  abstract roommateOffers(input: OfferListInput, signal?: CancelSignal): Promise<Page<RoommateOfferSummary>>;
  abstract roommateOffer(input: { id: string }, signal?: CancelSignal): Promise<RoommateOffer>;
  /** Universities by city, the largest first, then by name. */
  abstract universities(input?: NoInput, signal?: CancelSignal): Promise<{ data: University[] }>;
  abstract reportRoommateOffer(input: ListingReport & { id: number }): Promise<unknown>;
}

export const roommateOffersByIds = (catalogue: RoommateCatalogue, ids: readonly number[]) =>
  readByIds(ids, (input) => catalogue.roommateOffers(input));
