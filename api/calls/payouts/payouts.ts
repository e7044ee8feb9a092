import type { Call } from '../../operation.ts';
import type * as contract from '../../payouts/payouts.ts';

/* Written by `npm run contract:write`. */

export const changePayoutAccount: Call<typeof contract.changePayoutAccount> = {
  method: 'POST',
  path: '/api/vendor/payouts/account',
  guarded: true,
  idempotent: true,
};

export const payoutOverview: Call<typeof contract.payoutOverview> = {
  method: 'GET',
  path: '/api/vendor/payouts',
  guarded: true,
};

export const payoutStatement: Call<typeof contract.payoutStatement> = {
  method: 'GET',
  path: '/api/vendor/payouts/statements/{month}',
  guarded: true,
};
