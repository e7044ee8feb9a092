import type { Call } from '../../operation.ts';
import type * as contract from '../../orders/received-orders.ts';

/* Written by `npm run contract:write`. */

export const cancelPieces: Call<typeof contract.cancelPieces> = {
  method: 'POST',
  path: '/api/order/{id}/cancellation',
  guarded: true,
  idempotent: true,
  inQuery: ['access'],
};

export const changeOrderStatus: Call<typeof contract.changeOrderStatus> = {
  method: 'POST',
  path: '/api/order/{id}/status',
  guarded: true,
  inQuery: ['access'],
};

export const correctTracking: Call<typeof contract.correctTracking> = {
  method: 'POST',
  path: '/api/order/{id}/tracking',
  guarded: true,
  inQuery: ['access'],
};

export const orders: Call<typeof contract.orders> = {
  method: 'GET',
  path: '/api/order',
  guarded: true,
};

export const receivePieces: Call<typeof contract.receivePieces> = {
  method: 'POST',
  path: '/api/order/{id}/return',
  guarded: true,
  inQuery: ['access'],
};

export const receivedOrder: Call<typeof contract.receivedOrder> = {
  method: 'GET',
  path: '/api/order/{id}',
  guarded: true,
};

export const undoStep: Call<typeof contract.undoStep> = {
  method: 'POST',
  path: '/api/order/{id}/undo',
  guarded: true,
  inQuery: ['access'],
};
