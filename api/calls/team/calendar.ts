import type { Call } from '../../operation.ts';
import type * as contract from '../../team/calendar.ts';

/* Written by `npm run contract:write`. */

export const changeTeamDayOff: Call<typeof contract.changeTeamDayOff> = {
  method: 'POST',
  path: '/api/team/service-calendar/day-off',
  idempotent: true,
};

export const serviceCalendar: Call<typeof contract.serviceCalendar> = {
  method: 'GET',
  path: '/api/team/service-calendar',
};
