import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { BodyOf } from '../../../api/operation.ts';
import type { orderOneTimeCleaning as contract } from '../../../api/services/services.ts';
import { needsConfirmation } from '../../../src/core/orders/buyer-limits.ts';
import { ServiceOrderCommand } from '../../../src/core/services/service-order-command.ts';
import { earlyUntilOf } from '../../../src/core/services/service-withdrawal.ts';
import { ServiceSelection } from '../../../src/core/services/service-selection.ts';
import { workOf } from '../../../src/core/services/service-work.ts';
import type { ServiceWork } from '../../../src/core/services/service-work.ts';
import type { TimeWindow } from '../../../src/core/services/time-window.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { countAttempt } from '../../platform/http/attempt-limits.ts';
import { limitServiceOrders } from './confirm-service-order.ts';
import { inTransaction, json } from '../../platform/database/database.ts';
import { newSecret } from '../../platform/secrets.ts';
import type { Database } from '../../tables.ts';
import { isKnownEmail } from '../orders/checkout/limit-buyer.ts';
import { chooseServices, cityErrors, ensureExpectedTotal } from './choose-services.ts';
import type { ChosenService } from './choose-services.ts';
import { announceServiceOrder, requestConfirmation } from './confirm-service-order.ts';
import { loadServiceOrder } from './load-service-orders.ts';
import type { ServiceDependencies } from './service-dependencies.ts';
import { bookTeams } from './team-bookings.ts';
import { replaceLines, storedAddresses } from './write-service-order.ts';

type Body = BodyOf<typeof contract>;
/** Secret of the customer's link, and the need for a confirmation. */
type PlacedServiceOrder = { token: string; isAwaited: boolean };
type Customer = { accountId: number | null; address: string; language: Language; deep: boolean };

type Order = {
  command: ServiceOrderCommand;
  chosen: ChosenService[];
  selection: ServiceSelection;
  work: ServiceWork;
  cityId: number;
  window: TimeWindow;
};

/**
 * Orders services and books the teams in one transaction, at the catalogue's prices (SERV-07).
 * @throws Failure `invalid` by field, `service-order-changed`, `error-slot-taken` or `service-order-key-used`
 * (`conflict`), `too-many`
 */
export async function placeServiceOrder(
  deps: ServiceDependencies,
  body: Body,
  customer: Customer,
): Promise<PlacedServiceOrder> {
  const { db, clock } = deps;
  const content = contentOf(body, customer);
  const before = await orderOfKey(db, body.key, content);
  if (before) return before;
  const order = await checkOrder(deps, body, customer.deep);
  const { email } = order.command;
  await countAttempt(db, `service orders from ${customer.address}`, { most: 20, minutes: 60 }, clock.now());
  await limitServiceOrders(db, email, clock.now());
  return inTransaction(db, async (transaction) => {
    const token = newSecret();
    const id = await writeOrder(deps, transaction, order, { ...customer, token, key: body.key, content });
    if (id === null) {
      const first = await orderOfKey(transaction, body.key, content);
      if (first) return first;
      throw new Failure('error-please-try-again-later', {}, 'unavailable');
    }
    await bookTeams(transaction, id, order, order.command.date, order.window);
    await replaceLines(transaction, id, order.chosen);
    const placed = await loadServiceOrder(transaction, { id });
    const buyer = { email: email.toLowerCase(), accountId: customer.accountId };
    const value = { totalOrderAmount: order.selection.totalPrice, products: [] };
    const isAwaited = needsConfirmation(value, await isKnownEmail(transaction, buyer));
    await (isAwaited ? requestConfirmation : announceServiceOrder)(deps, transaction, placed);
    return { token, isAwaited };
  });
}

/** @throws Failure `invalid` by field, `conflict` if the price differs from what the customer saw */
async function checkOrder({ db, clock }: ServiceDependencies, body: Body, deep: boolean): Promise<Order> {
  const { chosen, errors } = await chooseServices(db, body.services, { deep });
  const services = chosen.map(({ service }) => service);
  const work = workOf(services);
  const command = new ServiceOrderCommand(body, work.windows.moving > 0);
  const fields = {
    ...errors,
    ...(await cityErrors(db, work, command.cityId, command.toCityId)),
    ...command.errorsAt(clock.now(), earlyUntilOf(services, clock.now())),
  };
  if (Object.keys(fields).length > 0) throw new Failure('validation_failed', fields, 'invalid');
  const { cityId, window } = command;
  if (cityId === null || window === null) throw new Failure('validation_failed', {}, 'invalid');
  const selection = ServiceSelection.of(services);
  ensureExpectedTotal(selection, body.expectedTotal);
  return { command, chosen, selection, work, cityId, window };
}

/** @returns null if the key has an order already. Repeated requests are serialised here */
async function writeOrder(
  { clock }: ServiceDependencies,
  transaction: Transaction<Database>,
  { command, selection, work, cityId, window }: Order,
  { accountId, language, token, key, content }: Customer & { token: string; key: string; content: string },
): Promise<number | null> {
  const { address, destination } = storedAddresses(command, cityId);
  const created = await transaction
    .insertInto('service_order')
    .values({
      token,
      key,
      content_hash: content,
      type: selection.cleaningType ?? 'one-time',
      language,
      contact_name: command.name,
      contact_phone: command.phone,
      contact_email: command.email,
      address: json(address),
      destination: destination && json(destination),
      date: command.date,
      time_window: window,
      work: json(work),
      notes: command.notes,
      early_start_requested_at: command.earlyStart ? clock.now() : null,
      total: selection.totalPrice,
      account_id: accountId,
      created_at: clock.now(),
      updated_at: clock.now(),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return created?.id ?? null;
}

/** Returns the order of the key, or null. @throws Failure `conflict` for other content */
async function orderOfKey(
  db: Kysely<Database>,
  key: string,
  content: string,
): Promise<PlacedServiceOrder | null> {
  const placed = await db
    .selectFrom('service_order')
    .select(['token', 'status', 'content_hash'])
    .where('key', '=', key)
    .executeTakeFirst();
  // A request with the key and other content must not receive the order's secret.
  if (placed && placed.content_hash !== content) throw new Failure('service-order-key-used', {}, 'conflict');
  return placed ? { token: placed.token, isAwaited: placed.status === 'unconfirmed' } : null;
}

function contentOf(body: Body, { deep }: Customer): string {
  return createHash('sha256')
    .update(JSON.stringify([deep, body]))
    .digest('base64url');
}
