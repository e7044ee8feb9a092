import type { Call } from '../../operation.ts';
import type * as contract from '../../team/figures.ts';

/* Written by `npm run contract:write`. */

export const teamFigure: Call<typeof contract.teamFigure> = {
  method: 'GET',
  path: '/api/team/figures/{name}',
};
