import type { Call } from '../../operation.ts';
import type * as contract from '../../properties/viewings.ts';

/* Written by `npm run contract:write`. */

export const answerViewing: Call<typeof contract.answerViewing> = {
  method: 'POST',
  path: '/api/property-view/{id}/answer',
  guarded: true,
};

export const answerViewingAsVisitor: Call<typeof contract.answerViewingAsVisitor> = {
  method: 'POST',
  path: '/api/property-view/follow/{token}/answer',
};

export const followViewing: Call<typeof contract.followViewing> = {
  method: 'GET',
  path: '/api/property-view/follow/{token}',
};

export const receivedViewing: Call<typeof contract.receivedViewing> = {
  method: 'GET',
  path: '/api/property-view/{id}',
  guarded: true,
};

export const receivedViewings: Call<typeof contract.receivedViewings> = {
  method: 'GET',
  path: '/api/property-view',
};

export const requestViewing: Call<typeof contract.requestViewing> = {
  method: 'POST',
  path: '/api/property-view',
  idempotent: true,
};

export const sentViewings: Call<typeof contract.sentViewings> = {
  method: 'GET',
  path: '/api/property-view/sent',
};
