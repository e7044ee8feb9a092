import type { Selectable, Transaction } from 'kysely';
import type { BodyOf } from '../../../api/operation.ts';
import type { changeServiceOrder as contract } from '../../../api/services.ts';
import { ServiceVisitCommand } from '../../../src/core/services/service-visit-command.ts';
import { nextActions } from '../../../src/core/services/service-order.ts';
import type { ServiceOrderAction } from '../../../src/core/services/service-order.ts';
import { lastChangeBefore, startOfWindow } from '../../../src/core/services/time-window.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { inTransaction, json } from '../../platform/database/database.ts';
import type { ServiceOrderTable } from './tables.ts';
import type { Database } from '../../tables.ts';
import { loadServiceOrder } from './service-order-rows.ts';
import type { StoredServiceOrder } from './service-order-rows.ts';
import { remindOfVisitsLater } from './service-reminders.ts';
import type { ServiceDependencies } from './service-dependencies.ts';
import { bookTeams } from './team-bookings.ts';

/**
 * Another time, address within the city, or notes; the same change twice is one.
 * @throws Failure `not-found`, `invalid` by field, `conflict` when it is too late or no team is free.
 */
export async function changeServiceOrder(
  parts: ServiceDependencies,
  token: string,
  body: BodyOf<typeof contract>,
): Promise<StoredServiceOrder> {
  const command = new ServiceVisitCommand(body);
  const fields = command.errorsAt(parts.clock.now());
  const { date, window, notes, district, street, entrance, floor } = command;
  if (Object.keys(fields).length > 0 || window === null)
    throw new Failure('validation_failed', fields, 'invalid');
  return inTransaction(parts.db, async (transaction) => {
    const before = await lockServiceOrder(transaction, token);
    const { row } = before;
    const address = { cityId: row.address.cityId, district, street, entrance, floor };
    const isMoved = row.date !== date || row.time_window !== window;
    const isSame = !isMoved && row.notes === notes && isSameAddress(row.address, address);
    if (isSame && row.status === 'booked') return before;
    ensurePossible(parts, before, 'change');
    if (isMoved) {
      await bookTeams(transaction, row.id, { cityId: address.cityId, work: row.work }, date, window);
    }
    await write(parts, transaction, row, {
      date,
      time_window: window,
      notes,
      address: json(address),
    });
    const after = await loadServiceOrder(transaction, { id: row.id });
    await parts.mails.changed(transaction, before, after);
    await remindOfVisitsLater(parts, transaction, after);
    return after;
  });
}

/**
 * Calls off the visits that are still to come; twice is once.
 * @throws Failure `not-found`, `conflict` when it is too late.
 */
export async function cancelServiceOrder(
  parts: ServiceDependencies,
  token: string,
): Promise<StoredServiceOrder> {
  return inTransaction(parts.db, async (transaction) => {
    const before = await lockServiceOrder(transaction, token);
    if (before.row.status === 'cancelled') return before;
    ensurePossible(parts, before, 'cancel');
    return cancel(parts, transaction, before, 'customer');
  });
}

/** Frees the teams of the visits to come. @param by `account`: the customer is told of the account alone, and the teams of the visits. */
export async function cancel(
  parts: ServiceDependencies,
  transaction: Transaction<Database>,
  before: StoredServiceOrder,
  by: 'customer' | 'account',
): Promise<StoredServiceOrder> {
  const now = parts.clock.now();
  const spared = before.visits.filter(
    ({ date, window }) => now < (by === 'account' ? startOfWindow(date, window) : lastChangeBefore(date)),
  );
  if (spared.length > 0) {
    await transaction
      .deleteFrom('service_booking')
      .where('order_id', '=', before.row.id)
      .where(
        'visit',
        'in',
        spared.map(({ visit }) => visit),
      )
      .execute();
  }
  await write(parts, transaction, before.row, { status: 'cancelled' });
  const after = await loadServiceOrder(transaction, { id: before.row.id });
  await parts.mails.cancelled(transaction, before, after, by);
  return after;
}

/** The order, which nobody else changes meanwhile. @throws Failure `not-found` */
export async function lockServiceOrder(
  transaction: Transaction<Database>,
  token: string,
): Promise<StoredServiceOrder> {
  await transaction.selectFrom('service_order').select('id').where('token', '=', token).forUpdate().execute();
  return loadServiceOrder(transaction, { token });
}

/** @throws Failure `conflict` */
function ensurePossible(
  { clock }: ServiceDependencies,
  { row, visits }: StoredServiceOrder,
  action: ServiceOrderAction,
): void {
  const state = { status: row.status, visitDates: visits.map(({ date }) => date) };
  if (!nextActions(state, clock.now()).includes(action)) {
    throw new Failure('service-order-action-not-possible', {}, 'conflict');
  }
}

async function write(
  { clock }: ServiceDependencies,
  transaction: Transaction<Database>,
  { id, sequence }: Selectable<ServiceOrderTable>,
  changes: {
    date?: string;
    time_window?: ServiceOrderTable['time_window'];
    notes?: string;
    address?: string;
    status?: 'cancelled';
  },
): Promise<void> {
  await transaction
    .updateTable('service_order')
    .set({ ...changes, sequence: sequence + 1, updated_at: clock.now() })
    .where('id', '=', id)
    .execute();
}

function isSameAddress(one: object, other: object): boolean {
  const text = (address: object) => JSON.stringify(Object.entries(address).toSorted());
  return text(one) === text(other);
}
