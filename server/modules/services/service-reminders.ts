import type { Transaction } from 'kysely';
import { startOfWindow } from '../../../src/core/services/time-window.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/jobs.ts';
import type { Database } from '../../tables.ts';
import { loadServiceOrder } from './service-order-rows.ts';
import type { StoredServiceOrder } from './service-order-rows.ts';
import type { ServiceDependencies } from './service-dependencies.ts';
import { daysAfter } from '../../../src/core/shared/durations.ts';

/** Schedules the customer's reminders for the day before each visit. Orders for the next day need none. */
export async function remindOfVisitsLater(
  { clock }: ServiceDependencies,
  transaction: Transaction<Database>,
  { row, visits }: StoredServiceOrder,
): Promise<void> {
  for (const { visit, date, window } of visits) {
    const runAt = daysAfter(startOfWindow(date, window), -1);
    if (runAt <= clock.now()) continue;
    const key = `remind-service-visit:${row.id}:${visit}`;
    await enqueue(transaction, 'services.remind-visit', { orderId: row.id, visit, date }, { runAt, key });
  }
}

/** Sends the reminder if the visit is unchanged since its booking. A job. */
export async function remindOfVisit(
  deps: ServiceDependencies,
  { orderId, visit, date }: { orderId: number; visit: number; date: string },
): Promise<void> {
  await inTransaction(deps.db, async (transaction) => {
    const order = await loadServiceOrder(transaction, { id: orderId });
    const booked = order.visits.find((one) => one.visit === visit);
    if (order.row.status !== 'booked' || booked?.date !== date || booked.declined.length > 0) return;
    // A job that ran late sends no reminder of a past visit.
    if (startOfWindow(date, booked.window) <= deps.clock.now()) return;
    await deps.mails.reminder(transaction, order, booked);
  });
}
