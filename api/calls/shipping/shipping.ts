import type { Call } from '../../operation.ts';
import type * as contract from '../../shipping/shipping.ts';

/* Written by `npm run contract:write`. */

export const courierOffices: Call<typeof contract.courierOffices> = {
  method: 'GET',
  path: '/api/delivery/offices',
};

export const deliveryOptions: Call<typeof contract.deliveryOptions> = {
  method: 'POST',
  path: '/api/delivery/options',
  idempotent: true,
};
