import type { Call } from '../../operation.ts';
import type * as contract from '../../properties/agencies.ts';

/* Written by `npm run contract:write`. */

export const agencies: Call<typeof contract.agencies> = {
  method: 'GET',
  path: '/api/agency',
};

export const agency: Call<typeof contract.agency> = {
  method: 'GET',
  path: '/api/agency/{id}',
};
