import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { Failure } from '../../../src/core/shared/failure.ts';
import type {
  ConnectedCourier,
  CourierLogin,
  ShippingCourier,
} from '../../../src/core/shipping/courier-office.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/jobs.ts';
import type { TextSealer } from '../../platform/sealed-text.ts';
import type { Database } from '../../tables.ts';
import { contextOf, StoredCourierAccounts } from './courier-accounts.ts';
import { CourierRefusal } from './couriers/courier-client.ts';
import type { ShippingDependencies } from './delivery-options.ts';

/** Milliseconds for the check of a login. */
const CHECK_TIME_LIMIT = 10_000;

type LoginDependencies = ShippingDependencies & {
  /** Null on a site without couriers that need a login. */
  sealer: TextSealer | null;
};

/** Couriers of this site with a stored login of the vendor. */
export async function connectedCouriers(
  db: Kysely<Database>,
  vendorId: number,
  couriers: readonly ShippingCourier[],
): Promise<ConnectedCourier[]> {
  const accounts = db.selectFrom('courier_account').select('courier').where('vendor_id', '=', vendorId);
  const rows = await accounts.orderBy('courier').execute();
  return rows.map(({ courier }) => courier).filter((courier) => couriers.includes(courier));
}

/**
 * Checks a login at the courier and stores it encrypted, in place of an earlier one.
 * @throws Failure `invalid` with the fields, `courier-login-refused` (`conflict`), `error-courier-down` (`unavailable`)
 */
export async function connectCourier(
  deps: LoginDependencies,
  vendorId: number,
  courier: ConnectedCourier,
  { user, secret }: CourierLogin,
): Promise<void> {
  const login = { user: user.trim(), secret };
  if (login.user === '') throw new Failure('validation_failed', { user: 'error-courier-user' }, 'invalid');
  if (secret === '') throw new Failure('validation_failed', { secret: 'error-courier-secret' }, 'invalid');
  const sealer = await verify(deps, courier, login);
  const credentials = sealer.seal(JSON.stringify(login), contextOf(vendorId, courier));
  await inTransaction(deps.db, async (transaction) => {
    await transaction
      .insertInto('courier_account')
      .values({ vendor_id: vendorId, courier, credentials })
      .onConflict((conflict) =>
        conflict.columns(['vendor_id', 'courier']).doUpdateSet({ credentials, updated_at: sql`now()` }),
      )
      .execute();
    // The first login makes the offices available before the next night.
    const synced = await transaction
      .selectFrom('courier_sync')
      .select('courier')
      .where('courier', '=', courier)
      .executeTakeFirst();
    if (!synced) await enqueue(transaction, 'sync-courier-offices', {});
  });
}

/** Checks the stored login. @throws Failure as above, `courier-not-connected` (`conflict`) without one */
export async function checkCourier(
  deps: LoginDependencies,
  vendorId: number,
  courier: ConnectedCourier,
): Promise<void> {
  if (!deps.sealer) throw notAvailable();
  const accounts = new StoredCourierAccounts({ db: deps.db, sealer: deps.sealer }, courier);
  const login = await accounts.of(vendorId).catch(asFailure);
  await verify(deps, courier, login);
}

/** Deletes a stored login. Idempotent. */
export async function disconnectCourier(
  db: Kysely<Database>,
  vendorId: number,
  courier: ConnectedCourier,
): Promise<void> {
  await db
    .deleteFrom('courier_account')
    .where('vendor_id', '=', vendorId)
    .where('courier', '=', courier)
    .execute();
}

async function verify(
  { couriers, sealer, log }: LoginDependencies,
  courier: ConnectedCourier,
  login: CourierLogin,
): Promise<TextSealer> {
  const client = couriers.find((one) => one.courier === courier);
  if (!client || !sealer) throw notAvailable();
  await client.verify(login, AbortSignal.timeout(CHECK_TIME_LIMIT)).catch((error: unknown) => {
    if (error instanceof CourierRefusal) return asFailure(error);
    log.warn({ err: error, courier }, 'no check of the login by the courier');
    throw new Failure('error-courier-down', {}, 'unavailable');
  });
  return sealer;
}

const notAvailable = () => new Failure('validation_failed', { courier: 'error-delivery-courier' }, 'invalid');

function asFailure(error: unknown): never {
  if (error instanceof CourierRefusal) throw new Failure(error.messageKey, {}, 'conflict');
  throw error;
}
