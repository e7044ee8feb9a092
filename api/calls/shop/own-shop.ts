import type { Call } from '../../operation.ts';
import type * as contract from '../../shop/own-shop.ts';

/* Written by `npm run contract:write`. */

export const ownShop: Call<typeof contract.ownShop> = {
  method: 'GET',
  path: '/api/vendor/profile',
  guarded: true,
};

export const setShopHoliday: Call<typeof contract.setShopHoliday> = {
  method: 'POST',
  path: '/api/vendor/{id}/holiday',
  guarded: true,
  idempotent: true,
};

export const setShopPicture: Call<typeof contract.setShopPicture> = {
  method: 'POST',
  path: '/api/vendor/{id}/picture',
  guarded: true,
};

export const updateShop: Call<typeof contract.updateShop> = {
  method: 'POST',
  path: '/api/vendor/{id}',
  guarded: true,
  idempotent: true,
};
