import type { Transaction } from 'kysely';
import { startOfWindow } from '../../../src/core/services/time-window.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Database } from '../../tables.ts';
import { finishOrder } from './answer-visit.ts';
import { lockServiceOrder } from './change-service-order.ts';
import type { ServiceDependencies } from './service-dependencies.ts';
import { loadServiceOrder } from './service-order-rows.ts';
import { readSchedules } from './team-schedules.ts';
import type { StoredServiceOrder } from './service-order-rows.ts';

type Assignment = { visit: number; fromTeamId: number; teamId: number };

/**
 * Gives a visit to another team and notifies both (TEAM-05).
 * @throws Failure `not-found`, `invalid` for a team of another kind or city, `conflict` if it is booked or off
 * then, or the visit is done
 */
export async function assignTeam(
  { mails }: ServiceDependencies,
  transaction: Transaction<Database>,
  orderId: number,
  { visit, fromTeamId, teamId }: Assignment,
): Promise<void> {
  const order = await lockBooked(transaction, orderId);
  const teams = await transaction
    .selectFrom('service_team')
    .selectAll()
    .where('id', 'in', [fromTeamId, teamId])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const from = order.teams.find(({ id }) => id === fromTeamId);
  const [before, to] = [fromTeamId, teamId].map((id) => teams.find((team) => team.id === id));
  const booking = order.visits.find((one) => one.visit === visit && one.teams.includes(fromTeamId));
  if (!from || !before || !booking) throw new Failure('error-service-visit-not-found', {}, 'not-found');
  if (!to?.active || to.kind !== before.kind || to.city_id !== before.city_id || to.id === before.id)
    throw new Failure(
      'error-service-team-unsuitable',
      { teamId: 'error-service-team-unsuitable' },
      'invalid',
    );
  const windows = await transaction
    .selectFrom('service_booking')
    .select(['time_window', 'done_at'])
    .where('order_id', '=', orderId)
    .where('visit', '=', visit)
    .where('team_id', '=', fromTeamId)
    .execute();
  if (windows.some(({ done_at: doneAt }) => doneAt !== null)) throw notPossible();
  const taken = await transaction
    .selectFrom('service_booking')
    .select('order_id')
    .where('team_id', '=', teamId)
    .where('date', '=', booking.date)
    .where(
      'time_window',
      'in',
      windows.map(({ time_window: window }) => window),
    )
    .executeTakeFirst();
  if (taken) throw new Failure('error-slot-taken', { teamId: 'error-slot-taken' }, 'conflict');
  const works = await readSchedules(transaction, [teamId]);
  if (windows.some(({ time_window: window }) => !works(teamId, booking.date, window)))
    throw new Failure('error-service-team-off', { teamId: 'error-service-team-off' }, 'conflict');
  await transaction
    .updateTable('service_booking')
    .set({ team_id: teamId, accepted_at: null, declined_at: null })
    .where('order_id', '=', orderId)
    .where('visit', '=', visit)
    .where('team_id', '=', fromTeamId)
    .execute();
  await mails.handedOver(
    transaction,
    await loadServiceOrder(transaction, { id: orderId }),
    { visit },
    {
      from,
      to: teamId,
    },
  );
}

/**
 * Marks all visits of an order as done (TEAM-05).
 * @throws Failure `not-found`, `conflict` before the last visit has begun, and with a declined visit
 */
export async function completeServiceOrder(
  { clock }: ServiceDependencies,
  transaction: Transaction<Database>,
  orderId: number,
): Promise<void> {
  const now = clock.now();
  const { visits } = await lockBooked(transaction, orderId);
  const isOver = visits.every(
    ({ date, window, declined }) => declined.length === 0 && startOfWindow(date, window) <= now,
  );
  if (!isOver) throw notPossible();
  await transaction
    .updateTable('service_booking')
    .set({ done_at: now })
    .where('order_id', '=', orderId)
    .where('done_at', 'is', null)
    .execute();
  await finishOrder(transaction, orderId, now);
}

/** @throws Failure `not-found`, `conflict` for an order that is not booked */
async function lockBooked(transaction: Transaction<Database>, orderId: number): Promise<StoredServiceOrder> {
  const row = await transaction
    .selectFrom('service_order')
    .select('token')
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!row) throw new Failure('error-order-not-found', {}, 'not-found');
  const order = await lockServiceOrder(transaction, row.token);
  if (order.row.status !== 'booked') throw notPossible();
  return order;
}

const notPossible = () => new Failure('service-order-action-not-possible', {}, 'conflict');
