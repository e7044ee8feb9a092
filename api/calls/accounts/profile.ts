import type { Call } from '../../operation.ts';
import type * as contract from '../../accounts/profile.ts';

/* Written by `npm run contract:write`. */

export const deleteAccount: Call<typeof contract.deleteAccount> = {
  method: 'POST',
  path: '/api/user/deletion',
  guarded: true,
};

export const endAllSessions: Call<typeof contract.endAllSessions> = {
  method: 'DELETE',
  path: '/api/user/session',
  guarded: true,
};

export const endSession: Call<typeof contract.endSession> = {
  method: 'DELETE',
  path: '/api/user/session/{id}',
  guarded: true,
};

export const exportData: Call<typeof contract.exportData> = {
  method: 'GET',
  path: '/api/user/export',
  guarded: true,
};

export const ownAccount: Call<typeof contract.ownAccount> = {
  method: 'GET',
  path: '/api/user',
  guarded: true,
};

export const ownAgency: Call<typeof contract.ownAgency> = {
  method: 'GET',
  path: '/api/user/agency',
  guarded: true,
};

export const ownSessions: Call<typeof contract.ownSessions> = {
  method: 'GET',
  path: '/api/user/session',
  guarded: true,
};

export const ownStatistics: Call<typeof contract.ownStatistics> = {
  method: 'GET',
  path: '/api/stats/user',
  guarded: true,
};

export const publicUser: Call<typeof contract.publicUser> = {
  method: 'GET',
  path: '/api/user/{id}',
};

export const setAgencyLogo: Call<typeof contract.setAgencyLogo> = {
  method: 'POST',
  path: '/api/user/agency/logo',
  guarded: true,
};

export const setProfilePicture: Call<typeof contract.setProfilePicture> = {
  method: 'POST',
  path: '/api/user/profile/picture',
  guarded: true,
};

export const updateAgency: Call<typeof contract.updateAgency> = {
  method: 'POST',
  path: '/api/user/agency',
  guarded: true,
};

export const updateProfile: Call<typeof contract.updateProfile> = {
  method: 'POST',
  path: '/api/user/profile',
  guarded: true,
};
