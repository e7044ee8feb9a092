import type { ReportReason } from '../properties/property-choices.ts';
import type { CancelSignal } from '../shared/failure.ts';
import type { Page } from '../shared/page.ts';
import type { RoommateOffer, RoommateOfferSummary } from './roommate-offer.ts';
import type { RoommateSearch } from './roommate-search.ts';
import type { University } from './university.ts';

/** Port to the public offers for roommates. */
export abstract class RoommateCatalogue {
  abstract search(search: RoommateSearch, signal?: CancelSignal): Promise<Page<RoommateOfferSummary>>;
  abstract byIds(ids: readonly number[], signal?: CancelSignal): Promise<RoommateOfferSummary[]>;
  abstract offer(id: string, signal?: CancelSignal): Promise<RoommateOffer>;
  /** Universities by city, the largest first, then by name. */
  abstract universities(signal?: CancelSignal): Promise<University[]>;
  abstract report(id: number, report: { reason: ReportReason; text: string; email: string }): Promise<void>;
}
