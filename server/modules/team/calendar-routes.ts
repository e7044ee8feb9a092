import type { Transaction } from 'kysely';
import * as contract from '../../../api/team/calendar.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { addDays, isDay, sofiaDay } from '../../../src/core/shared/sofia-time.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { implement } from '../../platform/http/operations.ts';
import type { Implementation } from '../../platform/http/operations.ts';
import type { Database } from '../../tables.ts';
import { readServiceCalendar } from '../services/service-schedule.ts';
import { changeSubject } from './change-subject.ts';
import type { TeamDependencies } from './team-dependencies.ts';

/** Maximum days ahead of a day off. */
const MAX_DAYS_OFF_AHEAD = 366;

/** Calendar of the service teams (TEAM-08). Visits are moved by actions of their orders. */
export function calendarRoutes(deps: TeamDependencies): Implementation[] {
  const { db, clock } = deps;
  return [
    implement(contract.serviceCalendar, ({ query, language }) => {
      if (query.day !== undefined) ensureDay(query.day);
      return readServiceCalendar(deps, query, language);
    }),
    implement(contract.changeTeamDayOff, async ({ body, member }) => {
      const { teamId, date, isOff } = body;
      ensureDay(date);
      const now = clock.now();
      const today = sofiaDay(now);
      if (date < today) throw invalidDay('error-date-past');
      if (date > addDays(today, MAX_DAYS_OFF_AHEAD)) throw invalidDay('error-date-too-far');
      const change = {
        actorId: member.accountId,
        operator: member.name,
        via: 'team' as const,
        operation: 'service-teams.write' as const,
        subject: 'service-team' as const,
        subjectId: teamId,
      };
      await inTransaction(db, async (transaction) => {
        if ((await lockedDayOff(transaction, teamId, date)) === isOff) return;
        await changeSubject(transaction, change, now, () => setDayOff(transaction, teamId, date, isOff));
      });
      return { message: isOff ? 'team-day-off-set' : 'team-day-off-removed' };
    }),
  ];
}

/**
 * Locks the team, for which bookings by customers wait.
 * @returns true if it is off on the day
 * @throws Failure `not-found`
 */
async function lockedDayOff(
  transaction: Transaction<Database>,
  teamId: number,
  date: string,
): Promise<boolean> {
  const team = await transaction
    .selectFrom('service_team')
    .select('id')
    .where('id', '=', teamId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!team) throw new Failure('error-not-found', {}, 'not-found');
  const stored = await transaction
    .selectFrom('service_team_day_off')
    .select('date')
    .where('team_id', '=', teamId)
    .where('date', '=', date)
    .executeTakeFirst();
  return stored !== undefined;
}

async function setDayOff(
  transaction: Transaction<Database>,
  teamId: number,
  date: string,
  isOff: boolean,
): Promise<void> {
  if (isOff) await transaction.insertInto('service_team_day_off').values({ team_id: teamId, date }).execute();
  else
    await transaction
      .deleteFrom('service_team_day_off')
      .where('team_id', '=', teamId)
      .where('date', '=', date)
      .execute();
}

/** @throws Failure `invalid` */
function ensureDay(day: string): void {
  if (!isDay(day)) throw invalidDay('error-date-invalid');
}

const invalidDay = (key: string) => new Failure(key, { date: key }, 'invalid');
