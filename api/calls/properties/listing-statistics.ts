import type { Call } from '../../operation.ts';
import type * as contract from '../../properties/listing-statistics.ts';

/* Written by `npm run contract:write`. */

export const listingStatistics: Call<typeof contract.listingStatistics> = {
  method: 'GET',
  path: '/api/stats/agency',
  guarded: true,
};
