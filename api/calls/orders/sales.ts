import type { Call } from '../../operation.ts';
import type * as contract from '../../orders/sales.ts';

/* Written by `npm run contract:write`. */

export const salesStatistics: Call<typeof contract.salesStatistics> = {
  method: 'GET',
  path: '/api/stats/vendor',
  guarded: true,
};
