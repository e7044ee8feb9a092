import { isDeepStrictEqual } from 'node:util';
import type { Selectable, Transaction, Updateable } from 'kysely';
import type { BodyOf } from '../../../api/operation.ts';
import type { changeServiceOrder as contract } from '../../../api/services/services.ts';
import { ServiceSelection } from '../../../src/core/services/service-selection.ts';
import { ServiceVisitCommand } from '../../../src/core/services/service-visit-command.ts';
import { hasCleaning } from '../../../src/core/services/service-withdrawal.ts';
import { nextActions } from '../../../src/core/services/service-order.ts';
import type { ServiceOrderAction } from '../../../src/core/services/service-order.ts';
import { workOf } from '../../../src/core/services/service-work.ts';
import type { ServiceWork } from '../../../src/core/services/service-work.ts';
import { measuresOf } from '../../../src/core/services/service.ts';
import type { ServiceMeasures } from '../../../src/core/services/service.ts';
import { lastChangeBefore, startOfWindow } from '../../../src/core/services/time-window.ts';
import type { TimeWindow } from '../../../src/core/services/time-window.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { inTransaction, json } from '../../platform/database/database.ts';
import type { ServiceOrderTable } from './tables.ts';
import type { Database } from '../../tables.ts';
import { chooseServices, cityErrors, ensureExpectedTotal } from './choose-services.ts';
import type { ChosenService } from './choose-services.ts';
import { loadServiceOrder } from './load-service-orders.ts';
import { bookedStateOf, lineOf, withdrawalOf } from './service-order-rows.ts';
import type { StoredServiceOrder } from './service-order-rows.ts';
import { remindOfVisitsLater } from './service-reminders.ts';
import type { ServiceDependencies } from './service-dependencies.ts';
import { bookTeams } from './team-bookings.ts';
import { replaceLines, storedAddresses } from './write-service-order.ts';

type Body = BodyOf<typeof contract>;

type Change = {
  command: ServiceVisitCommand;
  window: TimeWindow;
  chosen: ChosenService[];
  selection: ServiceSelection;
  work: ServiceWork;
};

/**
 * Changes time, addresses, notes and services of an order. Idempotent. Ordered services keep their price,
 * added ones have the catalogue's.
 * @throws Failure `not-found`, `invalid` by field, `conflict` if it is too late, no team is free or the price
 * differs
 */
export async function changeServiceOrder(
  deps: ServiceDependencies,
  token: string,
  body: Body,
): Promise<StoredServiceOrder> {
  return inTransaction(deps.db, async (transaction) => {
    const before = await lockServiceOrder(transaction, token);
    const { row } = before;
    const change = await checkChange(deps, transaction, before, body);
    const { command, window, selection, work } = change;
    const { address, destination } = storedAddresses(command, row.address.cityId);
    const isRebooked =
      bookedStateOf(before).declinedDates.length > 0 ||
      row.date !== command.date ||
      row.time_window !== window ||
      !isDeepStrictEqual(row.work, work);
    const isSame =
      !isRebooked &&
      row.notes === command.notes &&
      isDeepStrictEqual([row.address, row.destination], [address, destination]) &&
      isDeepStrictEqual(
        orderedServices(before),
        selection.services.map(requestedService).toSorted(byServiceKey),
      );
    if (isSame && row.status === 'booked') return before;
    ensurePossible(deps, before, 'change');
    if (isRebooked) {
      await bookTeams(transaction, row.id, { cityId: address.cityId, work }, command.date, window);
    }
    await replaceLines(transaction, row.id, change.chosen);
    await write(deps, transaction, row, {
      type: selection.cleaningType ?? row.type,
      date: command.date,
      time_window: window,
      notes: command.notes,
      address: json(address),
      destination: destination && json(destination),
      work: json(work),
      total: selection.totalPrice,
      ...(command.earlyStart &&
        row.early_start_requested_at === null && { early_start_requested_at: deps.clock.now() }),
    });
    const after = await loadServiceOrder(transaction, { id: row.id });
    await deps.mails.changed(transaction, before, after);
    await remindOfVisitsLater(deps, transaction, after);
    return after;
  });
}

/** @throws Failure `invalid` by field, `service-order-changed` (`conflict`) */
async function checkChange(
  { clock }: ServiceDependencies,
  transaction: Transaction<Database>,
  before: StoredServiceOrder,
  body: Body,
): Promise<Change> {
  const { row, lines } = before;
  const { chosen, errors } = await chooseServices(transaction, body.services, { agreed: lines });
  const services = chosen.map(({ service }) => service);
  const work = workOf(services);
  const command = new ServiceVisitCommand(body, work.windows.moving > 0);
  const { earlyUntil } = withdrawalOf(before, clock.now());
  const fields = {
    ...errors,
    ...(await cityErrors(transaction, work, row.address.cityId, command.toCityId)),
    ...command.errorsAt(clock.now(), hasCleaning(services) ? earlyUntil : null),
  };
  const { window } = command;
  if (Object.keys(fields).length > 0 || window === null) {
    throw new Failure('validation_failed', fields, 'invalid');
  }
  const selection = ServiceSelection.of(services);
  ensureExpectedTotal(selection, body.expectedTotal);
  return { command, window, chosen, selection, work };
}

/**
 * Cancels the future visits. Idempotent.
 * @throws Failure `not-found`, `conflict` if it is too late
 */
export async function cancelServiceOrder(
  deps: ServiceDependencies,
  token: string,
): Promise<StoredServiceOrder> {
  return inTransaction(deps.db, async (transaction) => {
    const before = await lockServiceOrder(transaction, token);
    if (before.row.status === 'cancelled') return before;
    ensurePossible(deps, before, 'cancel');
    return cancel(deps, transaction, before, 'customer');
  });
}

/**
 * Releases the teams of future visits. Unconfirmed orders cause no mails, because their teams were not
 * notified.
 * @param by `account`: the teams are notified, and the customer gets the mail about the account only
 */
export async function cancel(
  deps: ServiceDependencies,
  transaction: Transaction<Database>,
  before: StoredServiceOrder,
  by: 'customer' | 'account',
): Promise<StoredServiceOrder> {
  const now = deps.clock.now();
  const isUnconfirmed = before.row.status === 'unconfirmed';
  const spared = before.visits.filter(
    ({ date, window, declined }) =>
      isUnconfirmed ||
      declined.length > 0 ||
      now < (by === 'account' ? startOfWindow(date, window) : lastChangeBefore(date)),
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
  await write(deps, transaction, before.row, { status: 'cancelled' });
  const after = await loadServiceOrder(transaction, { id: before.row.id });
  if (!isUnconfirmed) await deps.mails.cancelled(transaction, before, after, by);
  return after;
}

/** Locks the order. @throws Failure `not-found` */
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
  order: StoredServiceOrder,
  action: ServiceOrderAction,
): void {
  if (!nextActions(bookedStateOf(order), clock.now()).includes(action)) {
    throw new Failure('service-order-action-not-possible', {}, 'conflict');
  }
}

export async function write(
  { clock }: ServiceDependencies,
  transaction: Transaction<Database>,
  { id, sequence }: Selectable<ServiceOrderTable>,
  changes: Omit<Updateable<ServiceOrderTable>, 'sequence' | 'updated_at'>,
): Promise<void> {
  await transaction
    .updateTable('service_order')
    .set({ ...changes, sequence: sequence + 1, updated_at: clock.now() })
    .where('id', '=', id)
    .execute();
}

type RequestedService = ServiceMeasures & { serviceKey: string };

const byServiceKey = (one: RequestedService, other: RequestedService) =>
  one.serviceKey.localeCompare(other.serviceKey);

const requestedService = (service: RequestedService): RequestedService => ({
  serviceKey: service.serviceKey,
  ...measuresOf(service),
});

function orderedServices({ lines }: StoredServiceOrder): RequestedService[] {
  return lines.map((line) => requestedService(lineOf(line, 'bg'))).toSorted(byServiceKey);
}
