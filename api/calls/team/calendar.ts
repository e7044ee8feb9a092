import type { Call } from '../../operation.ts';
import type * as contract from '../../team/calendar.ts';

/* Written by `npm run contract:write`. */

export const serviceCalendar: Call<typeof contract.serviceCalendar> = {
  method: 'GET',
  path: '/api/team/service-calendar',
};
