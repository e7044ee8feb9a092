import type { Call } from '../../operation.ts';
import type * as contract from '../../team/catalogue.ts';

/* Written by `npm run contract:write`. */

export const changeTeamCatalogue: Call<typeof contract.changeTeamCatalogue> = {
  method: 'POST',
  path: '/api/team/catalogue/{resource}/{key}',
  idempotent: true,
};

export const createTeamCatalogue: Call<typeof contract.createTeamCatalogue> = {
  method: 'POST',
  path: '/api/team/catalogue/{resource}',
};

export const previewTeamCatalogue: Call<typeof contract.previewTeamCatalogue> = {
  method: 'POST',
  path: '/api/team/catalogue/{resource}/{key}/preview',
  idempotent: true,
};

export const removeTeamCatalogue: Call<typeof contract.removeTeamCatalogue> = {
  method: 'POST',
  path: '/api/team/catalogue/{resource}/{key}/remove',
};

export const teamCatalogue: Call<typeof contract.teamCatalogue> = {
  method: 'GET',
  path: '/api/team/catalogue/{resource}',
};

export const teamCatalogueRecord: Call<typeof contract.teamCatalogueRecord> = {
  method: 'GET',
  path: '/api/team/catalogue/{resource}/{key}',
};
