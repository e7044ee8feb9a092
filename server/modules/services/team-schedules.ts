import type { Kysely } from 'kysely';
import { FULL_SCHEDULE, worksIn } from '../../../src/core/services/service-team-terms.ts';
import type { TeamSchedule } from '../../../src/core/services/service-team-terms.ts';
import { startOfWindow } from '../../../src/core/services/time-window.ts';
import type { TimeWindow } from '../../../src/core/services/time-window.ts';
import type { Database } from '../../tables.ts';

/** True if a team works for the whole window. */
export type Works = (teamId: number, date: string, window: TimeWindow) => boolean;

/**
 * Reads the working hours and days off of teams, planned ones too: a visit follows the hours of its day, not those
 * of the day of the order (TEAM-07).
 */
export async function readSchedules(db: Kysely<Database>, teamIds: readonly number[]): Promise<Works> {
  const rows =
    teamIds.length === 0
      ? []
      : await db
          .selectFrom('team_version')
          .select(['key', 'value', 'valid_from as validFrom'])
          .where('kind', '=', 'service-teams')
          .where('key', 'in', teamIds.map(String))
          .orderBy('valid_from', 'desc')
          .orderBy('number', 'desc')
          .execute();
  return (teamId, date, window) => {
    const start = startOfWindow(date, window);
    const version = rows.find(({ key, validFrom }) => key === String(teamId) && validFrom <= start);
    return worksIn((version?.value as TeamSchedule | undefined) ?? FULL_SCHEDULE, date, window);
  };
}
