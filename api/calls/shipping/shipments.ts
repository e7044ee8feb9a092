import type { Call } from '../../operation.ts';
import type * as contract from '../../shipping/shipments.ts';

/* Written by `npm run contract:write`. */

export const acceptOrders: Call<typeof contract.acceptOrders> = {
  method: 'POST',
  path: '/api/vendor/orders/acceptance',
  guarded: true,
  idempotent: true,
  inQuery: ['access'],
};

export const cancelWaybill: Call<typeof contract.cancelWaybill> = {
  method: 'POST',
  path: '/api/order/{id}/waybill/cancellation',
  guarded: true,
  idempotent: true,
  inQuery: ['access'],
};

export const cashOnDelivery: Call<typeof contract.cashOnDelivery> = {
  method: 'GET',
  path: '/api/vendor/cash-on-delivery',
  guarded: true,
};

export const changeOffice: Call<typeof contract.changeOffice> = {
  method: 'POST',
  path: '/api/order/{id}/office',
  guarded: true,
  idempotent: true,
  inQuery: ['access'],
};

export const createWaybills: Call<typeof contract.createWaybills> = {
  method: 'POST',
  path: '/api/vendor/waybills',
  guarded: true,
  idempotent: true,
  inQuery: ['access'],
};

export const ownPickups: Call<typeof contract.ownPickups> = {
  method: 'GET',
  path: '/api/vendor/pickups',
  guarded: true,
};

export const requestPickup: Call<typeof contract.requestPickup> = {
  method: 'POST',
  path: '/api/vendor/pickups',
  guarded: true,
  idempotent: true,
  inQuery: ['access'],
};

export const requestReturn: Call<typeof contract.requestReturn> = {
  method: 'POST',
  path: '/api/order/follow/{token}/return',
  idempotent: true,
};

export const waybillForm: Call<typeof contract.waybillForm> = {
  method: 'GET',
  path: '/api/order/{id}/waybill',
  guarded: true,
};
