import type { Call } from '../../operation.ts';
import type * as contract from '../../favorites/favorite-alerts.ts';

/* Written by `npm run contract:write`. */

export const changeFavoriteAlert: Call<typeof contract.changeFavoriteAlert> = {
  method: 'POST',
  path: '/api/favorite-alert',
  guarded: true,
  idempotent: true,
};

export const endFavoriteAlertByLink: Call<typeof contract.endFavoriteAlertByLink> = {
  method: 'POST',
  path: '/api/favorite-alert/{token}/end',
  idempotent: true,
};

export const favoriteAlert: Call<typeof contract.favoriteAlert> = {
  method: 'GET',
  path: '/api/favorite-alert',
};
