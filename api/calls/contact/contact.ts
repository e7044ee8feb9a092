import type { Call } from '../../operation.ts';
import type * as contract from '../../contact/contact.ts';

/* Written by `npm run contract:write`. */

export const sendContactMessage: Call<typeof contract.sendContactMessage> = {
  method: 'POST',
  path: '/api/contact/general',
  idempotent: true,
};
