import type { Call } from '../../operation.ts';
import type * as contract from '../../services/service-withdrawals.ts';

/* Written by `npm run contract:write`. */

export const withdrawServiceOrder: Call<typeof contract.withdrawServiceOrder> = {
  method: 'POST',
  path: '/api/cleaning/order/{token}/withdrawal',
  idempotent: true,
};
