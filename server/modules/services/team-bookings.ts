import type { Kysely, Transaction } from 'kysely';
import { visitDates } from '../../../src/core/services/service-work.ts';
import type { ServiceWork } from '../../../src/core/services/service-work.ts';
import { SERVICE_KINDS } from '../../../src/core/services/service.ts';
import { TeamCalendar } from '../../../src/core/services/team-calendar.ts';
import type { Booking } from '../../../src/core/services/team-calendar.ts';
import type { TimeWindow } from '../../../src/core/services/time-window.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Database } from '../../tables.ts';
import { addDays } from '../../../src/core/shared/sofia-time.ts';
import { readSchedules } from './team-schedules.ts';

type Wanted = { cityId: number; work: ServiceWork };

/**
 * Returns the bookings of a city's teams for work that begins within some days.
 * @param besides order whose own bookings count as free, except those that a team has declined
 */
export async function teamCalendar(
  db: Kysely<Database>,
  { cityId, work }: Wanted,
  from: string,
  days: number,
  besides: number | null = null,
): Promise<TeamCalendar> {
  const teams = await db
    .selectFrom('service_team')
    .select(['id', 'kind'])
    .where('city_id', '=', cityId)
    .where('active', '=', true)
    .orderBy('id')
    .execute();
  const to = visitDates(work, addDays(from, days - 1)).at(-1) ?? from;
  const ids = teams.map(({ id }) => id);
  const taken = await takenSlots(db, ids, { from, to }, besides);
  return new TeamCalendar(teams, taken, await readSchedules(db, ids));
}

/**
 * Returns the booked windows of teams between two days.
 * @param besides order whose own bookings count as free, except those that a team has declined
 */
export async function takenSlots(
  db: Kysely<Database>,
  teams: readonly number[],
  { from, to }: { from: string; to: string },
  besides: number | null = null,
): Promise<Pick<Booking, 'teamId' | 'date' | 'window'>[]> {
  if (teams.length === 0) return [];
  let bookings = db
    .selectFrom('service_booking')
    .select(['team_id as teamId', 'date', 'time_window as window'])
    .where('team_id', 'in', teams)
    .where('date', '>=', from)
    .where('date', '<=', to);
  if (besides !== null) {
    bookings = bookings.where(({ or, eb }) =>
      or([eb('order_id', '<>', besides), eb('declined_at', 'is not', null)]),
    );
  }
  return bookings.execute();
}

/**
 * Replaces the teams of all visits of an order. Serialises the orders of one city, so that free teams are
 * exact. The primary key prevents double bookings.
 * @throws Failure `conflict` if no team is free
 */
export async function bookTeams(
  transaction: Transaction<Database>,
  orderId: number,
  { cityId, work }: Wanted,
  date: string,
  window: TimeWindow,
): Promise<void> {
  await transaction
    .selectFrom('service_team')
    .select('id')
    .where('city_id', '=', cityId)
    .where(
      'kind',
      'in',
      SERVICE_KINDS.filter((kind) => work.windows[kind] > 0),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const calendar = await teamCalendar(transaction, { cityId, work }, date, 1, orderId);
  await transaction.deleteFrom('service_booking').where('order_id', '=', orderId).execute();
  const bookings = calendar.plan(work, date, window);
  if (!bookings) {
    throw new Failure(
      'error-slot-taken',
      { date: 'error-slot-taken', window: 'error-slot-taken' },
      'conflict',
    );
  }
  await transaction
    .insertInto('service_booking')
    .values(
      bookings.map(({ visit, teamId, date: day, window: one }) => ({
        order_id: orderId,
        visit,
        team_id: teamId,
        date: day,
        time_window: one,
      })),
    )
    .execute();
}
