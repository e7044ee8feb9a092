import type { Call } from '../../operation.ts';
import type * as contract from '../../site/statistics.ts';

/* Written by `npm run contract:write`. */

export const listingStatistics: Call<typeof contract.listingStatistics> = {
  method: 'GET',
  path: '/api/stats/agency',
  guarded: true,
};

export const salesStatistics: Call<typeof contract.salesStatistics> = {
  method: 'GET',
  path: '/api/stats/vendor',
  guarded: true,
};
