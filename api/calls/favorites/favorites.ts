import type { Call } from '../../operation.ts';
import type * as contract from '../../favorites/favorites.ts';

/* Written by `npm run contract:write`. */

export const changeFavorites: Call<typeof contract.changeFavorites> = {
  method: 'POST',
  path: '/api/user/favorite',
  guarded: true,
  idempotent: true,
};

export const favoriteStates: Call<typeof contract.favoriteStates> = {
  method: 'GET',
  path: '/api/favorite-standing',
};

export const favorites: Call<typeof contract.favorites> = {
  method: 'GET',
  path: '/api/user/favorite',
};

export const savedFavoriteStates: Call<typeof contract.savedFavoriteStates> = {
  method: 'GET',
  path: '/api/user/favorite/kept',
};
