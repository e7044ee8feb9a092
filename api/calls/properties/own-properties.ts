import type { Call } from '../../operation.ts';
import type * as contract from '../../properties/own-properties.ts';

/* Written by `npm run contract:write`. */

export const changePropertyStatus: Call<typeof contract.changePropertyStatus> = {
  method: 'POST',
  path: '/api/user/property/{id}/status',
  guarded: true,
};

export const confirmProperty: Call<typeof contract.confirmProperty> = {
  method: 'POST',
  path: '/api/user/property/{id}/confirmation',
  guarded: true,
};

export const createProperty: Call<typeof contract.createProperty> = {
  method: 'POST',
  path: '/api/property',
  guarded: true,
  idempotent: true,
};

export const deleteProperty: Call<typeof contract.deleteProperty> = {
  method: 'DELETE',
  path: '/api/property/{id}',
  guarded: true,
};

export const draftDescription: Call<typeof contract.draftDescription> = {
  method: 'POST',
  path: '/api/property/ai/description',
  guarded: true,
};

export const offerSlots: Call<typeof contract.offerSlots> = {
  method: 'POST',
  path: '/api/user/property/{id}/slots',
  guarded: true,
};

export const ownProperties: Call<typeof contract.ownProperties> = {
  method: 'GET',
  path: '/api/user/property',
  guarded: true,
};

export const ownProperty: Call<typeof contract.ownProperty> = {
  method: 'GET',
  path: '/api/user/property/{id}',
  guarded: true,
};

export const restoreProperty: Call<typeof contract.restoreProperty> = {
  method: 'POST',
  path: '/api/user/property/{id}/restoration',
  guarded: true,
};

export const updateProperty: Call<typeof contract.updateProperty> = {
  method: 'POST',
  path: '/api/user/property/{id}',
  guarded: true,
  idempotent: true,
};
