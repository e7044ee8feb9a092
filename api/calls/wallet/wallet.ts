import type { Call } from '../../operation.ts';
import type * as contract from '../../wallet/wallet.ts';

/* Written by `npm run contract:write`. */

export const buyCredits: Call<typeof contract.buyCredits> = {
  method: 'POST',
  path: '/api/credit/buy',
  guarded: true,
};

export const buyPremium: Call<typeof contract.buyPremium> = {
  method: 'POST',
  path: '/api/user/property/{id}/premium',
  guarded: true,
  idempotent: true,
};

export const creditHistory: Call<typeof contract.creditHistory> = {
  method: 'GET',
  path: '/api/credit/history',
  guarded: true,
};

export const creditPackages: Call<typeof contract.creditPackages> = {
  method: 'GET',
  path: '/api/credit/packages',
};

export const paymentStatus: Call<typeof contract.paymentStatus> = {
  method: 'POST',
  path: '/api/payment/status',
  guarded: true,
  idempotent: true,
};

export const withdrawCredits: Call<typeof contract.withdrawCredits> = {
  method: 'POST',
  path: '/api/credit/purchase/{id}/withdrawal',
  guarded: true,
  idempotent: true,
};
