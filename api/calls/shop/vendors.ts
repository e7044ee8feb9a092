import type { Call } from '../../operation.ts';
import type * as contract from '../../shop/vendors.ts';

/* Written by `npm run contract:write`. */

export const vendor: Call<typeof contract.vendor> = {
  method: 'GET',
  path: '/api/vendor/{id}',
};

export const vendors: Call<typeof contract.vendors> = {
  method: 'GET',
  path: '/api/vendor',
};
