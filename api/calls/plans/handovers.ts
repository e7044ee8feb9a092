import type { Call } from '../../operation.ts';
import type * as contract from '../../plans/handovers.ts';

/* Written by `npm run contract:write`. */

export const handoverFile: Call<typeof contract.handoverFile> = {
  method: 'GET',
  path: '/api/handover/{id}/file',
};

export const makeHandover: Call<typeof contract.makeHandover> = {
  method: 'POST',
  path: '/api/handover/{id}',
  guarded: true,
  idempotent: true,
};

export const ownHandovers: Call<typeof contract.ownHandovers> = {
  method: 'GET',
  path: '/api/handover',
};
