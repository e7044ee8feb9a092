import * as contract from '../../../api/team/calendar.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { isDay } from '../../../src/core/shared/sofia-time.ts';
import { implement } from '../../platform/http/operations.ts';
import type { Implementation } from '../../platform/http/operations.ts';
import { readServiceCalendar } from '../services/service-schedule.ts';
import type { TeamDependencies } from './team-dependencies.ts';

/** Calendar of the service teams (TEAM-08). Visits are moved by actions of their orders. */
export function calendarRoutes(deps: TeamDependencies): Implementation[] {
  return [
    implement(contract.serviceCalendar, ({ query, language }) => {
      const { day } = query;
      if (day !== undefined && !isDay(day)) {
        throw new Failure('error-date-invalid', { day: 'error-date-invalid' }, 'invalid');
      }
      return readServiceCalendar(deps, query, language);
    }),
  ];
}
