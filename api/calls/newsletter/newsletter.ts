import type { Call } from '../../operation.ts';
import type * as contract from '../../newsletter/newsletter.ts';

/* Written by `npm run contract:write`. */

export const confirmSubscription: Call<typeof contract.confirmSubscription> = {
  method: 'POST',
  path: '/api/newsletter/confirm',
  idempotent: true,
};

export const subscribe: Call<typeof contract.subscribe> = {
  method: 'POST',
  path: '/api/newsletter/subscribe',
};

export const unsubscribe: Call<typeof contract.unsubscribe> = {
  method: 'POST',
  path: '/api/newsletter/unsubscribe',
  idempotent: true,
};
