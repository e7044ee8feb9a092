import type { Call } from '../../operation.ts';
import type * as contract from '../../plans/plans.ts';

/* Written by `npm run contract:write`. */

export const deletePlan: Call<typeof contract.deletePlan> = {
  method: 'DELETE',
  path: '/api/plan/{id}',
  guarded: true,
};

export const ownPlan: Call<typeof contract.ownPlan> = {
  method: 'GET',
  path: '/api/plan/{id}',
};

export const ownPlans: Call<typeof contract.ownPlans> = {
  method: 'GET',
  path: '/api/plan',
};

export const savePlan: Call<typeof contract.savePlan> = {
  method: 'POST',
  path: '/api/plan/{id}',
  guarded: true,
  idempotent: true,
};
