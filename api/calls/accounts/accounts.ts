import type { Call } from '../../operation.ts';
import type * as contract from '../../accounts/accounts.ts';

/* Written by `npm run contract:write`. */

export const changePassword: Call<typeof contract.changePassword> = {
  method: 'POST',
  path: '/api/user/change-password/request',
  guarded: true,
};

export const confirmEmail: Call<typeof contract.confirmEmail> = {
  method: 'POST',
  path: '/api/user/confirmation',
};

export const requestPasswordReset: Call<typeof contract.requestPasswordReset> = {
  method: 'POST',
  path: '/api/user/forgotten-password/request',
};

export const resetPassword: Call<typeof contract.resetPassword> = {
  method: 'POST',
  path: '/api/user/forgotten-password/confirmation',
};

export const signUp: Call<typeof contract.signUp> = {
  method: 'POST',
  path: '/api/user',
};
