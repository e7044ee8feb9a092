import type { Transaction } from 'kysely';
import { isFinishable } from '../../../src/core/services/team-schedule.ts';
import { startOfWindow } from '../../../src/core/services/time-window.ts';
import type { Database } from '../../tables.ts';
import { finishOrder } from './answer-visit.ts';
import { lockedPart, lockOrder, notPossible } from './move-visit.ts';
import type { PartKey } from './move-visit.ts';
import type { ServiceDependencies } from './service-dependencies.ts';

/**
 * Marks a part of a visit as done, and the order with its last one (TEAM-08).
 * @throws Failure `not-found`, `conflict` before it has begun, or if it has been moved or done meanwhile
 */
export async function finishVisit(
  { clock }: ServiceDependencies,
  transaction: Transaction<Database>,
  orderId: number,
  key: PartKey,
): Promise<void> {
  const now = clock.now();
  await lockOrder(transaction, orderId);
  const part = await lockedPart(transaction, orderId, key);
  if (!isFinishable(part, now)) throw notPossible();
  await transaction
    .updateTable('service_booking')
    .set({ done_at: now })
    .where('order_id', '=', orderId)
    .where('visit', '=', key.visit)
    .where('team_id', '=', key.teamId)
    .where('date', '=', key.date)
    .execute();
  await finishOrder(transaction, orderId, now);
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
  const { row, visits } = await lockOrder(transaction, orderId);
  if (row.status !== 'booked') throw notPossible();
  const isOver = visits.every(
    ({ declined, parts }) =>
      declined.length === 0 && parts.every(({ date, window }) => startOfWindow(date, window) <= now),
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
