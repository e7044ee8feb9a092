import type { Call } from '../../operation.ts';
import type * as contract from '../../favorites/favorites.ts';

/* Written by `npm run contract:write`. */

export const changeFavorites: Call<typeof contract.changeFavorites> = {
  method: 'POST',
  path: '/api/user/favorite',
  guarded: true,
  idempotent: true,
};

export const favoriteStandings: Call<typeof contract.favoriteStandings> = {
  method: 'GET',
  path: '/api/favorite-standing',
};

export const favorites: Call<typeof contract.favorites> = {
  method: 'GET',
  path: '/api/user/favorite',
};

export const keptFavorites: Call<typeof contract.keptFavorites> = {
  method: 'GET',
  path: '/api/user/favorite/kept',
};
