import type { Call } from '../../operation.ts';
import type * as contract from '../../roommates/roommates.ts';

/* Written by `npm run contract:write`. */

export const reportRoommateOffer: Call<typeof contract.reportRoommateOffer> = {
  method: 'POST',
  path: '/api/tenant-offer/{id}/report',
};

export const roommateOffer: Call<typeof contract.roommateOffer> = {
  method: 'GET',
  path: '/api/tenant-offer/{id}',
};

export const roommateOffers: Call<typeof contract.roommateOffers> = {
  method: 'GET',
  path: '/api/tenant-offer',
};

export const universities: Call<typeof contract.universities> = {
  method: 'GET',
  path: '/api/roommates/universities',
};
