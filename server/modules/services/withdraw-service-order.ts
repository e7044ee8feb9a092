import type { Transaction } from 'kysely';
import { kindOf } from '../../../src/core/services/service.ts';
import { startOfWindow } from '../../../src/core/services/time-window.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { inTransaction, json } from '../../platform/database/database.ts';
import type { Database } from '../../tables.ts';
import { lockServiceOrder, write } from './change-service-order.ts';
import type { ServiceDependencies } from './service-dependencies.ts';
import { sumOfPrices } from '../../../src/core/services/service-price.ts';
import { loadServiceOrder } from './load-service-orders.ts';
import { withdrawalOf } from './service-order-rows.ts';
import type { StoredServiceOrder } from './service-order-rows.ts';

/**
 * Withdraws from the cleaning of an order. Idempotent. Before the work begins nothing is owed. Afterwards the
 * office settles the completed part. Moving in the same order stays.
 * @param hasBegun as shown to the customer: true if a part is owed
 * @throws Failure `not-found`, `service-order-action-not-possible` (`conflict`)
 */
export async function withdrawServiceOrder(
  deps: ServiceDependencies,
  token: string,
  hasBegun: boolean,
): Promise<StoredServiceOrder> {
  return inTransaction(deps.db, async (transaction) => {
    const before = await lockServiceOrder(transaction, token);
    const { row, lines } = before;
    if (row.withdrawn_at) return before;
    const now = deps.clock.now();
    const right = withdrawalOf(before, now);
    if (right.until === null || right.hasBegun !== hasBegun) {
      throw new Failure('service-order-action-not-possible', {}, 'conflict');
    }
    await freeCleaningTeams(transaction, before, now);
    const moving = lines.filter((line) => kindOf(line) === 'moving');
    if (moving.length === 0) {
      await write(deps, transaction, row, { status: 'cancelled', withdrawn_at: now });
    } else if (hasBegun) await write(deps, transaction, row, { withdrawn_at: now });
    else await withdrawCleaning(deps, transaction, before, sumOfPrices(moving), now);
    const after = await loadServiceOrder(transaction, { id: row.id });
    await deps.mails.withdrawn(transaction, before, after, hasBegun);
    return after;
  });
}

/** Releases the cleaning teams of future visits. */
async function freeCleaningTeams(
  transaction: Transaction<Database>,
  { row, visits, teams }: StoredServiceOrder,
  now: Date,
): Promise<void> {
  const cleaners = teams.filter(({ kind }) => kind === 'cleaning').map(({ id }) => id);
  const coming = visits.filter(({ date, window }) => startOfWindow(date, window) > now);
  if (cleaners.length === 0 || coming.length === 0) return;
  const numbers = coming.map(({ visit }) => visit);
  await transaction
    .deleteFrom('service_booking')
    .where('order_id', '=', row.id)
    .where('visit', 'in', numbers)
    .where('team_id', 'in', cleaners)
    .execute();
}

/** Leaves the moving of a mixed order, with its own total in stotinki. */
async function withdrawCleaning(
  deps: ServiceDependencies,
  transaction: Transaction<Database>,
  { row }: StoredServiceOrder,
  total: number,
  now: Date,
): Promise<void> {
  await transaction
    .deleteFrom('service_order_line')
    .where('order_id', '=', row.id)
    .where('type', '!=', 'moving')
    .execute();
  const work = { ...row.work, windows: { ...row.work.windows, cleaning: 0 }, visits: 1 };
  await write(deps, transaction, row, { total, work: json(work), withdrawn_at: now });
}
