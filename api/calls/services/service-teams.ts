import type { Call } from '../../operation.ts';
import type * as contract from '../../services/service-teams.ts';

/* Written by `npm run contract:write`. */

export const answerVisit: Call<typeof contract.answerVisit> = {
  method: 'POST',
  path: '/api/cleaning/team/{token}/visit',
  idempotent: true,
};

export const teamWeek: Call<typeof contract.teamWeek> = {
  method: 'GET',
  path: '/api/cleaning/team/{token}',
};
