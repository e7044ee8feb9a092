import type { Transaction } from 'kysely';
import { startOfWindow } from '../../../src/core/services/time-window.ts';
import { visitTimes } from '../../../src/core/services/visit-part.ts';
import type { VisitPart, VisitTime } from '../../../src/core/services/visit-part.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/jobs.ts';
import type { Database } from '../../tables.ts';
import { loadServiceOrder } from './load-service-orders.ts';
import type { StoredServiceOrder } from './service-order-rows.ts';
import type { ServiceDependencies } from './service-dependencies.ts';
import { daysAfter } from '../../../src/core/shared/durations.ts';

/** Schedules the customer's reminders for the day before each visit. Orders for the next day need none. */
export async function remindOfVisitsLater(
  { clock }: ServiceDependencies,
  transaction: Transaction<Database>,
  { row, visits }: StoredServiceOrder,
): Promise<void> {
  const days = visits.flatMap(({ visit, parts }) =>
    daysOf(parts).map(({ date, window }, place) => ({ visit, date, window, place })),
  );
  for (const { visit, date, window, place } of days) {
    const runAt = daysAfter(startOfWindow(date, window), -1);
    if (runAt <= clock.now()) continue;
    const key = `remind-service-visit:${row.id}:${visit}${place === 0 ? '' : `:${place}`}`;
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
    const time = daysOf(booked?.parts ?? []).find((one) => one.date === date);
    if (order.row.status !== 'booked' || !booked || !time || booked.declined.length > 0) return;
    // A job that ran late sends no reminder of a past visit.
    if (startOfWindow(date, time.window) <= deps.clock.now()) return;
    await deps.mails.reminder(transaction, order, { visit, times: [time] });
  });
}

/** First time of a visit on each of its days; a split visit has several. */
function daysOf(parts: readonly VisitPart[]): VisitTime[] {
  return visitTimes(parts).filter(
    ({ date }, index, all) => all.findIndex((time) => time.date === date) === index,
  );
}
