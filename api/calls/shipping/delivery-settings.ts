import type { Call } from '../../operation.ts';
import type * as contract from '../../shipping/delivery-settings.ts';

/* Written by `npm run contract:write`. */

export const checkCourier: Call<typeof contract.checkCourier> = {
  method: 'POST',
  path: '/api/vendor/delivery/account/check',
  guarded: true,
  idempotent: true,
};

export const connectCourier: Call<typeof contract.connectCourier> = {
  method: 'POST',
  path: '/api/vendor/delivery/account',
  guarded: true,
  idempotent: true,
};

export const disconnectCourier: Call<typeof contract.disconnectCourier> = {
  method: 'POST',
  path: '/api/vendor/delivery/account/delete',
  guarded: true,
  idempotent: true,
};

export const ownDelivery: Call<typeof contract.ownDelivery> = {
  method: 'GET',
  path: '/api/vendor/delivery',
  guarded: true,
};

export const updateDelivery: Call<typeof contract.updateDelivery> = {
  method: 'POST',
  path: '/api/vendor/delivery',
  guarded: true,
  idempotent: true,
};
