import type { Call } from '../../operation.ts';
import type * as contract from '../../shop/favorites.ts';

/* Written by `npm run contract:write`. */

export const changeFavorites: Call<typeof contract.changeFavorites> = {
  method: 'POST',
  path: '/api/user/favorite',
  guarded: true,
  idempotent: true,
};

export const favorites: Call<typeof contract.favorites> = {
  method: 'GET',
  path: '/api/user/favorite',
};
