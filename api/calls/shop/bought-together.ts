import type { Call } from '../../operation.ts';
import type * as contract from '../../shop/bought-together.ts';

/* Written by `npm run contract:write`. */

export const boughtTogether: Call<typeof contract.boughtTogether> = {
  method: 'GET',
  path: '/api/product/{id}/together',
  guarded: true,
};
