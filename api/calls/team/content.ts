import type { Call } from '../../operation.ts';
import type * as contract from '../../team/content.ts';

/* Written by `npm run contract:write`. */

export const changeTeamPage: Call<typeof contract.changeTeamPage> = {
  method: 'POST',
  path: '/api/team/pages/{name}',
};

export const changeTeamText: Call<typeof contract.changeTeamText> = {
  method: 'POST',
  path: '/api/team/texts/{key}',
};

export const teamPage: Call<typeof contract.teamPage> = {
  method: 'GET',
  path: '/api/team/pages/{name}',
};

export const teamPages: Call<typeof contract.teamPages> = {
  method: 'GET',
  path: '/api/team/pages',
};

export const teamText: Call<typeof contract.teamText> = {
  method: 'GET',
  path: '/api/team/texts/{key}',
};

export const teamTexts: Call<typeof contract.teamTexts> = {
  method: 'GET',
  path: '/api/team/texts',
};
