import type { Kysely, Transaction } from 'kysely';
import type { BodyOf } from '../../../api/operation.ts';
import type { answerVisit as contract } from '../../../api/services/service-teams.ts';
import { nextVisitActions } from '../../../src/core/services/team-visit.ts';
import type { TeamVisit } from '../../../src/core/services/team-visit.ts';
import { TeamCalendar } from '../../../src/core/services/team-calendar.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Database } from '../../tables.ts';
import { lockServiceOrder } from './change-service-order.ts';
import type { ServiceDependencies } from './service-dependencies.ts';
import { loadServiceOrder } from './load-service-orders.ts';
import { readSchedules } from './team-schedules.ts';
import type { StoredServiceOrder, TeamBooking } from './service-order-rows.ts';
import { takenSlots } from './team-bookings.ts';
import { teamBookings, teamOfToken, teamVisitOf } from './team-visits.ts';
import type { TeamRow } from './team-visits.ts';

const STATUS_AFTER = { accept: 'accepted', done: 'done', decline: 'declined' } as const;

/**
 * Records a team's answer to a visit. Idempotent. A declined visit goes to another free team.
 * @returns the team's view of the visit
 * @throws Failure `not-found` for other teams' visits, `service-visit-action-not-possible` (`conflict`)
 */
export async function answerVisit(
  deps: ServiceDependencies,
  token: string,
  { action, ...wanted }: BodyOf<typeof contract>,
  language: Language,
): Promise<TeamVisit> {
  return inTransaction(deps.db, async (transaction) => {
    const now = deps.clock.now();
    const team = await teamOfToken(transaction, token);
    const { order, booking } = await lockVisit(transaction, team, wanted);
    const answered = { ...booking, status: STATUS_AFTER[action] };
    const view = () => teamVisitOf(order, team, answered, language, now);
    if (booking.status === answered.status) return view();
    if (!nextVisitActions(booking, now).includes(action)) {
      throw new Failure('service-visit-action-not-possible', {}, 'conflict');
    }
    if (action === 'decline') await declineVisit(deps, transaction, order, team, booking);
    else
      await record(transaction, team, booking, action === 'done' ? { done_at: now } : { accepted_at: now });
    if (action === 'done') await finishOrder(transaction, wanted.orderId, now);
    return view();
  });
}

/**
 * Locks the order of a visit. Without a day it is the team's first part of the visit.
 * @throws Failure `not-found` unless the team is booked for it
 */
async function lockVisit(
  transaction: Transaction<Database>,
  team: TeamRow,
  { orderId, visit, date }: { orderId: number; visit: number; date?: string },
): Promise<{ order: StoredServiceOrder; booking: TeamBooking }> {
  const notFound = () => new Failure('error-service-visit-not-found', {}, 'not-found');
  const row = await transaction
    .selectFrom('service_order')
    .select('token')
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!row) throw notFound();
  const order = await lockServiceOrder(transaction, row.token);
  const part = order.visits
    .find((one) => one.visit === visit)
    ?.parts.find((one) => one.teamId === team.id && (date ?? one.date) === one.date);
  const booking = part && (await bookingOf(transaction, { orderId, visit, ...part }));
  if (!booking) throw notFound();
  return { order, booking };
}

async function bookingOf(
  db: Kysely<Database>,
  { orderId, visit, teamId, date }: { orderId: number; visit: number; teamId: number; date: string },
): Promise<TeamBooking | undefined> {
  const bookings = await teamBookings(db, teamId, { from: date, to: date });
  return bookings.find((one) => one.orderId === orderId && one.visit === visit);
}

/** Books another free team. If none is free, notifies the customer and the office. */
async function declineVisit(
  deps: ServiceDependencies,
  transaction: Transaction<Database>,
  order: StoredServiceOrder,
  team: TeamRow,
  booking: TeamBooking,
): Promise<void> {
  if (await bookAnotherTeam(deps, transaction, team, booking)) return;
  await record(transaction, team, booking, { declined_at: deps.clock.now() });
  await deps.mails.withoutTeam(transaction, order, booking);
}

/**
 * Books a free team that has not declined the visit, and notifies both teams.
 * @returns false if none is free
 */
export async function bookAnotherTeam(
  { mails }: Pick<ServiceDependencies, 'mails'>,
  transaction: Transaction<Database>,
  team: TeamRow,
  booking: TeamBooking,
): Promise<boolean> {
  const declinedBy = [...new Set([...booking.declinedBy, team.id])];
  const other = await otherFreeTeam(transaction, team, booking, declinedBy);
  if (other === null) return false;
  const answer = { team_id: other, accepted_at: null, declined_at: null, declined_by: declinedBy };
  await record(transaction, team, booking, answer);
  const after = await loadServiceOrder(transaction, { id: booking.orderId });
  await mails.handedOver(transaction, after, booking, { from: team, to: other });
  return true;
}

/** Returns the id of a free team of the same kind and city that has not declined the visit. */
async function otherFreeTeam(
  transaction: Transaction<Database>,
  team: TeamRow,
  { orderId, visit, date, window, windowCount }: TeamBooking,
  declinedBy: readonly number[],
): Promise<number | null> {
  const others = await transaction
    .selectFrom('service_team')
    .select(['id', 'kind'])
    .where('city_id', '=', team.city_id)
    .where('kind', '=', team.kind)
    .where('active', '=', true)
    .where('id', 'not in', declinedBy)
    // A team does at most one part of a visit on a day.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('service_booking')
            .select('visit')
            .whereRef('team_id', '=', 'service_team.id')
            .where('order_id', '=', orderId)
            .where('visit', '=', visit)
            .where('date', '=', date),
        ),
      ),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const ids = others.map(({ id }) => id);
  const booked = await takenSlots(transaction, ids, { from: date, to: date });
  const windows = { cleaning: 0, moving: 0, [team.kind]: windowCount };
  const works = await readSchedules(transaction, ids);
  const plan = new TeamCalendar(others, booked, works).plan({ windows, visits: 1, every: 1 }, date, window);
  return plan?.[0]?.teamId ?? null;
}

type Answer = { accepted_at: Date | null; declined_at?: null } | { done_at: Date } | { declined_at: Date };

async function record(
  transaction: Transaction<Database>,
  team: TeamRow,
  { orderId, visit, date }: TeamBooking,
  answer: Answer & { team_id?: number; declined_by?: number[] },
): Promise<void> {
  await transaction
    .updateTable('service_booking')
    .set(answer)
    .where('order_id', '=', orderId)
    .where('visit', '=', visit)
    .where('team_id', '=', team.id)
    .where('date', '=', date)
    .execute();
}

/** Marks the order as done once every team has finished every visit. */
export async function finishOrder(
  transaction: Transaction<Database>,
  orderId: number,
  now: Date,
): Promise<void> {
  const open = await transaction
    .selectFrom('service_booking')
    .select('visit')
    .where('order_id', '=', orderId)
    .where('done_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (open) return;
  await transaction
    .updateTable('service_order')
    .set({ status: 'done', updated_at: now })
    .where('id', '=', orderId)
    .where('status', '=', 'booked')
    .execute();
}
