import type { Call } from '../../operation.ts';
import type * as contract from '../../services/services.ts';

/* Written by `npm run contract:write`. */

export const cancelServiceOrder: Call<typeof contract.cancelServiceOrder> = {
  method: 'POST',
  path: '/api/cleaning/order/{token}/cancel',
  idempotent: true,
};

export const changeServiceOrder: Call<typeof contract.changeServiceOrder> = {
  method: 'POST',
  path: '/api/cleaning/order/{token}/change',
  idempotent: true,
};

export const cleaningServices: Call<typeof contract.cleaningServices> = {
  method: 'GET',
  path: '/api/cleaning/one-time/services',
};

export const confirmServiceOrder: Call<typeof contract.confirmServiceOrder> = {
  method: 'POST',
  path: '/api/cleaning/order/{token}/confirmation',
  idempotent: true,
};

export const followServiceOrder: Call<typeof contract.followServiceOrder> = {
  method: 'GET',
  path: '/api/cleaning/order/{token}',
};

export const orderDeepCleaning: Call<typeof contract.orderDeepCleaning> = {
  method: 'POST',
  path: '/api/cleaning/deep/order',
  idempotent: true,
};

export const orderOneTimeCleaning: Call<typeof contract.orderOneTimeCleaning> = {
  method: 'POST',
  path: '/api/cleaning/one-time/order',
  idempotent: true,
};

export const sendServiceConfirmationMail: Call<typeof contract.sendServiceConfirmationMail> = {
  method: 'POST',
  path: '/api/cleaning/order/{token}/confirmation/mail',
};

export const serviceSlots: Call<typeof contract.serviceSlots> = {
  method: 'GET',
  path: '/api/cleaning/slots',
};
