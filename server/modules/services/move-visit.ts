import type { Transaction } from 'kysely';
import { isMovable, slotProblem } from '../../../src/core/services/team-schedule.ts';
import type {
  ScheduledPart,
  ScheduledTeam,
  Slot,
  SlotProblem,
} from '../../../src/core/services/team-schedule.ts';
import { windowsFrom } from '../../../src/core/services/time-window.ts';
import { byTime, windowsOf } from '../../../src/core/services/visit-part.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { isDay } from '../../../src/core/shared/sofia-time.ts';
import type { Database } from '../../tables.ts';
import { lockServiceOrder, write } from './change-service-order.ts';
import type { ServiceDependencies } from './service-dependencies.ts';
import { loadServiceOrder } from './load-service-orders.ts';
import type { StoredServiceOrder } from './service-order-rows.ts';
import { scheduledParts, scheduledTeams } from './service-schedule.ts';
import { readSchedules } from './team-schedules.ts';
import { remindOfVisitsLater } from './service-reminders.ts';

/** A part of a visit by its present slot, as the member sees it. */
export type PartKey = { visit: number } & Slot;

type Move = {
  part: PartKey;
  to: Slot;
  /** Last windows of the part that move; all of them without it. Fewer are a split. */
  windows?: number | undefined;
};

/** Problems of a slot that another member or a customer may have caused meanwhile. */
const MEANWHILE: readonly SlotProblem[] = ['taken', 'day-off', 'inactive'];

/**
 * Gives a part of a visit another team or time, or splits it. Notifies the teams, and the customer of another time
 * (TEAM-08).
 * @throws Failure `not-found`, `invalid` for an unsuitable slot, `conflict` for a taken one, or if the part has
 * been moved or done meanwhile
 */
export async function moveVisit(
  deps: ServiceDependencies,
  transaction: Transaction<Database>,
  orderId: number,
  { part: key, to, windows }: Move,
): Promise<void> {
  const now = deps.clock.now();
  if (!isDay(to.date)) throw new Failure('error-date-invalid', { date: 'error-date-invalid' }, 'invalid');
  const before = await lockOrder(transaction, orderId);
  const teams = await lockTeams(transaction, [key.teamId, to.teamId], to.date);
  const part = await lockedPart(transaction, orderId, key);
  const team = teams.find(({ id }) => id === to.teamId);
  if (!team) throw refused('other-kind');
  if (!isMovable(part)) throw notPossible();
  const count = windows ?? part.windowCount;
  if (count > part.windowCount) throw movedMeanwhile();
  const schedule = await scheduledParts(transaction, { teams: [to.teamId], from: to.date, to: to.date });
  const problem = slotProblem(part, team, to, schedule, now, count);
  if (problem) throw refused(problem);
  const works = await readSchedules(transaction, [to.teamId]);
  const isAtWork = windowsFrom(to.window, count)?.every((window) => works(to.teamId, to.date, window));
  if (!isAtWork) throw refused('day-off');
  const moved = windowsOf(part).slice(-count);
  const rows = await transaction
    .deleteFrom('service_booking')
    .where('order_id', '=', orderId)
    .where('visit', '=', key.visit)
    .where('team_id', '=', key.teamId)
    .where('date', '=', key.date)
    .where('time_window', 'in', moved)
    .returning('declined_by')
    .execute();
  await transaction
    .insertInto('service_booking')
    .values(
      (windowsFrom(to.window, count) ?? []).map((window) => ({
        order_id: orderId,
        visit: key.visit,
        team_id: to.teamId,
        date: to.date,
        time_window: window,
        declined_by: rows[0]?.declined_by ?? [],
      })),
    )
    .execute();
  await askAgain(transaction, orderId, key.visit, to);
  const from = before.teams.find(({ id }) => id === key.teamId);
  const planned = await loadServiceOrder(transaction, { id: orderId });
  await write(deps, transaction, before.row, firstTimeOf(planned));
  const after = await loadServiceOrder(transaction, { id: orderId });
  if (from) await deps.mails.moved(transaction, before, after, { visit: key.visit, from, to: to.teamId });
  await remindOfVisitsLater(deps, transaction, after);
}

/** @throws Failure `not-found` */
export async function lockOrder(
  transaction: Transaction<Database>,
  orderId: number,
): Promise<StoredServiceOrder> {
  const row = await transaction
    .selectFrom('service_order')
    .select('token')
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!row) throw new Failure('error-order-not-found', {}, 'not-found');
  return lockServiceOrder(transaction, row.token);
}

/** Locks teams in the order of bookings by customers, which wait for them. */
async function lockTeams(
  transaction: Transaction<Database>,
  ids: readonly number[],
  date: string,
): Promise<ScheduledTeam[]> {
  await transaction
    .selectFrom('service_team')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return scheduledTeams(transaction, { ids }, { from: date, to: date });
}

/** @throws Failure `conflict` if the team no longer has the part at that time */
export async function lockedPart(
  transaction: Transaction<Database>,
  orderId: number,
  { visit, teamId, date, window }: PartKey,
): Promise<ScheduledPart> {
  const parts = isDay(date)
    ? await scheduledParts(transaction, { teams: [teamId], from: date, to: date })
    : [];
  const part = parts.find((one) => one.orderId === orderId && one.visit === visit);
  if (part?.window !== window) throw movedMeanwhile();
  return part;
}

/** A team accepts every new time, also of work that was added to its own. */
async function askAgain(
  transaction: Transaction<Database>,
  orderId: number,
  visit: number,
  { teamId, date }: Slot,
): Promise<void> {
  await transaction
    .updateTable('service_booking')
    .set({ accepted_at: null })
    .where('order_id', '=', orderId)
    .where('visit', '=', visit)
    .where('team_id', '=', teamId)
    .where('date', '=', date)
    .execute();
}

/** Day and window of the order: those of its first visit. */
function firstTimeOf({ visits }: StoredServiceOrder) {
  const [first] = visits.flatMap(({ parts }) => parts).toSorted(byTime);
  return first ? { date: first.date, time_window: first.window } : {};
}

const refused = (problem: SlotProblem) =>
  new Failure(`error-slot-${problem}`, {}, MEANWHILE.includes(problem) ? 'conflict' : 'invalid');
const movedMeanwhile = () => new Failure('error-visit-moved-meanwhile', {}, 'conflict');
export const notPossible = () => new Failure('service-order-action-not-possible', {}, 'conflict');
