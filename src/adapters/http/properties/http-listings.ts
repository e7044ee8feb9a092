import * as calls from '../../../../api/calls/properties/listing-statistics.ts';
import { Listings } from '../../../core/properties/listing-statistics.ts';
import type { ListingStatistics } from '../../../core/properties/listing-statistics.ts';
import type { CancelSignal } from '../../../core/shared/failure.ts';
import type { Period } from '../../../core/shared/period.ts';
import type { HttpClient } from '../http-client.ts';

export class HttpListings extends Listings {
  constructor(private readonly http: HttpClient) {
    super();
  }

  statistics({ from, to }: Period, signal?: CancelSignal): Promise<ListingStatistics> {
    return this.http.call(calls.listingStatistics, { query: { from, to }, signal });
  }
}
