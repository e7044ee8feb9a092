import type { Call } from '../../operation.ts';
import type * as contract from '../../plans/shared-plans.ts';

/* Written by `npm run contract:write`. */

export const endPlanLink: Call<typeof contract.endPlanLink> = {
  method: 'DELETE',
  path: '/api/plan/{id}/links/{access}',
  guarded: true,
};

export const makePlanLink: Call<typeof contract.makePlanLink> = {
  method: 'POST',
  path: '/api/plan/{id}/links',
  guarded: true,
  idempotent: true,
};

export const planLinks: Call<typeof contract.planLinks> = {
  method: 'GET',
  path: '/api/plan/{id}/links',
};

export const saveSharedPlan: Call<typeof contract.saveSharedPlan> = {
  method: 'POST',
  path: '/api/shared-plan/{token}',
  idempotent: true,
};

export const sharedPlan: Call<typeof contract.sharedPlan> = {
  method: 'GET',
  path: '/api/shared-plan/{token}',
};
