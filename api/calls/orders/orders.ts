import type { Call } from '../../operation.ts';
import type * as contract from '../../orders/orders.ts';

/* Written by `npm run contract:write`. */

export const bankAccount: Call<typeof contract.bankAccount> = {
  method: 'POST',
  path: '/api/order/follow/{token}/bank-account',
  idempotent: true,
};

export const cancelUnpaidOrder: Call<typeof contract.cancelUnpaidOrder> = {
  method: 'POST',
  path: '/api/order/follow/{token}/cancellation',
  idempotent: true,
};

export const checkOrderPayment: Call<typeof contract.checkOrderPayment> = {
  method: 'POST',
  path: '/api/order/follow/{token}/payment/check',
  idempotent: true,
};

export const confirmOrder: Call<typeof contract.confirmOrder> = {
  method: 'POST',
  path: '/api/order/follow/{token}/confirmation',
  idempotent: true,
};

export const followOrder: Call<typeof contract.followOrder> = {
  method: 'GET',
  path: '/api/order/follow/{token}',
};

export const ownOrders: Call<typeof contract.ownOrders> = {
  method: 'GET',
  path: '/api/user/order',
  guarded: true,
};

export const payOrder: Call<typeof contract.payOrder> = {
  method: 'POST',
  path: '/api/order/follow/{token}/payment',
};

export const placeOrder: Call<typeof contract.placeOrder> = {
  method: 'POST',
  path: '/api/order',
  guarded: true,
  idempotent: true,
};

export const sendConfirmationMail: Call<typeof contract.sendConfirmationMail> = {
  method: 'POST',
  path: '/api/order/follow/{token}/confirmation/mail',
};

export const withdrawOrder: Call<typeof contract.withdrawOrder> = {
  method: 'POST',
  path: '/api/order/follow/{token}/withdrawal',
};
