import type { Call } from '../../operation.ts';
import type * as contract from '../../accounts/phone-verification.ts';

/* Written by `npm run contract:write`. */

export const confirmPhone: Call<typeof contract.confirmPhone> = {
  method: 'POST',
  path: '/api/user/phone/confirmation',
  guarded: true,
};

export const sendPhoneCode: Call<typeof contract.sendPhoneCode> = {
  method: 'POST',
  path: '/api/user/phone/code',
  guarded: true,
};
