import type { Call } from '../../operation.ts';
import type * as contract from '../../searches/push-alerts.ts';

/* Written by `npm run contract:write`. */

export const deletePushSubscription: Call<typeof contract.deletePushSubscription> = {
  method: 'POST',
  path: '/api/push-subscription/end',
  guarded: true,
  idempotent: true,
};

export const pushStatus: Call<typeof contract.pushStatus> = {
  method: 'POST',
  path: '/api/push-subscription/status',
  idempotent: true,
};

export const savePushSubscription: Call<typeof contract.savePushSubscription> = {
  method: 'POST',
  path: '/api/push-subscription',
  guarded: true,
  idempotent: true,
};
