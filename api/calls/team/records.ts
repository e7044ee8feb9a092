import type { Call } from '../../operation.ts';
import type * as contract from '../../team/records.ts';

/* Written by `npm run contract:write`. */

export const changeTeamRecord: Call<typeof contract.changeTeamRecord> = {
  method: 'POST',
  path: '/api/team/records/{resource}/{id}/{action}',
};

export const createTeamRecord: Call<typeof contract.createTeamRecord> = {
  method: 'POST',
  path: '/api/team/records/{resource}',
};

export const teamRecord: Call<typeof contract.teamRecord> = {
  method: 'GET',
  path: '/api/team/records/{resource}/{id}',
};

export const teamRecords: Call<typeof contract.teamRecords> = {
  method: 'GET',
  path: '/api/team/records/{resource}',
};

export const teamSearch: Call<typeof contract.teamSearch> = {
  method: 'GET',
  path: '/api/team/search',
};
