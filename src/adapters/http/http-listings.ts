import type * as contract from '../../../api/statistics.ts';
import { Listings } from '../../core/homes/listing-statistics.ts';
import type { ListingStatistics } from '../../core/homes/listing-statistics.ts';
import type { CancelSignal } from '../../core/shared/failure.ts';
import type { Period } from '../../core/shared/period.ts';
import type { HttpClient } from './http-client.ts';

export class HttpListings extends Listings {
  constructor(private readonly http: HttpClient) {
    super();
  }

  statistics({ from, to }: Period, signal?: CancelSignal): Promise<ListingStatistics> {
    return this.http.call<typeof contract.listingStatistics>({
      method: 'GET',
      path: '/api/stats/agency',
      guarded: true,
      query: { from, to },
      signal,
    });
  }
}
