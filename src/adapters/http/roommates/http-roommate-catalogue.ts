import * as calls from '../../../../api/calls/roommates/roommates.ts';
import type * as contract from '../../../../api/roommates/roommates.ts';
import type { ReportReason } from '../../../core/properties/property-choices.ts';
import { RoommateCatalogue } from '../../../core/roommates/roommate-catalogue.ts';
import type { RoommateOffer, RoommateOfferSummary } from '../../../core/roommates/roommate-offer.ts';
import type { RoommateSearch } from '../../../core/roommates/roommate-search.ts';
import type { University } from '../../../core/roommates/university.ts';
import type { CancelSignal } from '../../../core/shared/failure.ts';
import { MAX_PAGE_SIZE } from '../../../core/shared/page.ts';
import type { Page } from '../../../core/shared/page.ts';
import type { QueryOf } from '../../../../api/operation.ts';
import type { HttpClient } from '../http-client.ts';

export class HttpRoommateCatalogue extends RoommateCatalogue {
  constructor(private readonly http: HttpClient) {
    super();
  }

  search({ filters, ...page }: RoommateSearch, signal?: CancelSignal): Promise<Page<RoommateOfferSummary>> {
    const chosen = Object.entries(filters).filter(([, value]) => value !== null);
    return this.list({ ...Object.fromEntries(chosen), ...page }, signal);
  }

  async byIds(ids: readonly number[], signal?: CancelSignal): Promise<RoommateOfferSummary[]> {
    const found: RoommateOfferSummary[] = [];
    for (let from = 0; from < ids.length; from += MAX_PAGE_SIZE) {
      const some = ids.slice(from, from + MAX_PAGE_SIZE);
      const { data } = await this.list({ ids: some, limit: MAX_PAGE_SIZE }, signal);
      found.push(...data);
    }
    return found;
  }

  offer(id: string, signal?: CancelSignal): Promise<RoommateOffer> {
    return this.http.call(calls.roommateOffer, { params: { id }, signal });
  }

  async universities(signal?: CancelSignal): Promise<University[]> {
    const { data } = await this.http.call(calls.universities, { signal });
    return data;
  }

  async report(id: number, report: { reason: ReportReason; text: string; email: string }): Promise<void> {
    await this.http.call(calls.reportRoommateOffer, { params: { id: String(id) }, body: report });
  }

  private list(
    query: QueryOf<typeof contract.roommateOffers>,
    signal?: CancelSignal,
  ): Promise<Page<RoommateOfferSummary>> {
    return this.http.call(calls.roommateOffers, { query, signal });
  }
}
