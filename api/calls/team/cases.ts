import type { Call } from '../../operation.ts';
import type * as contract from '../../team/cases.ts';

/* Written by `npm run contract:write`. */

export const claimCase: Call<typeof contract.claimCase> = {
  method: 'POST',
  path: '/api/team/cases/{id}/claim',
  idempotent: true,
};

export const decideAppeal: Call<typeof contract.decideAppeal> = {
  method: 'POST',
  path: '/api/team/appeals/{id}/decide',
};

export const decideCase: Call<typeof contract.decideCase> = {
  method: 'POST',
  path: '/api/team/cases/{id}/decide',
};

export const registerAppeal: Call<typeof contract.registerAppeal> = {
  method: 'POST',
  path: '/api/team/decisions/{id}/appeal',
};

export const releaseCase: Call<typeof contract.releaseCase> = {
  method: 'POST',
  path: '/api/team/cases/{id}/release',
  idempotent: true,
};

export const teamQueues: Call<typeof contract.teamQueues> = {
  method: 'GET',
  path: '/api/team/queues',
};

export const undoDecision: Call<typeof contract.undoDecision> = {
  method: 'POST',
  path: '/api/team/decisions/{id}/undo',
};
