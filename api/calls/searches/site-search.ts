import type { Call } from '../../operation.ts';
import type * as contract from '../../searches/site-search.ts';

/* Written by `npm run contract:write`. */

export const siteSearch: Call<typeof contract.siteSearch> = {
  method: 'GET',
  path: '/api/search',
};
