import type { Call } from '../../operation.ts';
import type * as contract from '../../shop/home.ts';

/* Written by `npm run contract:write`. */

export const homeShelves: Call<typeof contract.homeShelves> = {
  method: 'GET',
  path: '/api/home/shelves',
};
