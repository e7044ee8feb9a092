import type { Call } from '../operation.ts';
import type * as contract from '../site-search.ts';

/* Written by `npm run contract:write`. */

export const siteSearch: Call<typeof contract.siteSearch> = {
  method: 'GET',
  path: '/api/search',
};
