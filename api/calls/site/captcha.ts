import type { Call } from '../../operation.ts';
import type * as contract from '../../site/captcha.ts';

/* Written by `npm run contract:write`. */

export const captcha: Call<typeof contract.captcha> = {
  method: 'GET',
  path: '/api/captcha',
};
