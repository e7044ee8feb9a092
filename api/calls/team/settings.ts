import type { Call } from '../../operation.ts';
import type * as contract from '../../team/settings.ts';

/* Written by `npm run contract:write`. */

export const changeTeamSettings: Call<typeof contract.changeTeamSettings> = {
  method: 'POST',
  path: '/api/team/settings',
};

export const teamSettings: Call<typeof contract.teamSettings> = {
  method: 'GET',
  path: '/api/team/settings',
};
