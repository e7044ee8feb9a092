import type { Call } from '../../operation.ts';
import type * as contract from '../../roommates/own-roommate-offers.ts';

/* Written by `npm run contract:write`. */

export const changeRoommateOfferStatus: Call<typeof contract.changeRoommateOfferStatus> = {
  method: 'POST',
  path: '/api/tenant-offer/{id}/status',
  guarded: true,
  idempotent: true,
};

export const createRoommateOffer: Call<typeof contract.createRoommateOffer> = {
  method: 'POST',
  path: '/api/tenant-offer',
  guarded: true,
  idempotent: true,
};

export const deleteRoommateOffer: Call<typeof contract.deleteRoommateOffer> = {
  method: 'DELETE',
  path: '/api/tenant-offer/{id}',
  guarded: true,
};

export const deleteRoommatesPost: Call<typeof contract.deleteRoommatesPost> = {
  method: 'DELETE',
  path: '/api/roommates/posts/{id}',
  guarded: true,
};

export const ownRoommateOffer: Call<typeof contract.ownRoommateOffer> = {
  method: 'GET',
  path: '/api/tenant-offer/user/{id}',
  guarded: true,
};

export const ownRoommateOffers: Call<typeof contract.ownRoommateOffers> = {
  method: 'GET',
  path: '/api/tenant-offer/user',
  guarded: true,
};

export const updateRoommateOffer: Call<typeof contract.updateRoommateOffer> = {
  method: 'POST',
  path: '/api/tenant-offer/{id}',
  guarded: true,
  idempotent: true,
};
