import type { Call } from '../../operation.ts';
import type * as contract from '../../properties/bulk-listings.ts';

/* Written by `npm run contract:write`. */

export const changeListings: Call<typeof contract.changeListings> = {
  method: 'POST',
  path: '/api/user/property/changes',
  guarded: true,
};
