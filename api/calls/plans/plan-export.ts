import type { Call } from '../../operation.ts';
import type * as contract from '../../plans/plan-export.ts';

/* Written by `npm run contract:write`. */

export const endPlanCalendar: Call<typeof contract.endPlanCalendar> = {
  method: 'DELETE',
  path: '/api/plan/{id}/calendar',
  guarded: true,
};

export const openPlanCalendar: Call<typeof contract.openPlanCalendar> = {
  method: 'POST',
  path: '/api/plan/{id}/calendar',
  guarded: true,
  idempotent: true,
};

export const planCalendar: Call<typeof contract.planCalendar> = {
  method: 'GET',
  path: '/api/plan/{id}/calendar',
};

export const planFile: Call<typeof contract.planFile> = {
  method: 'POST',
  path: '/api/plan-file',
  idempotent: true,
};
