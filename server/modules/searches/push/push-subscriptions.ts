import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { isPushEndpoint, MAX_PUSH_DEVICES } from '../../../../src/core/searches/push-alerts.ts';
import type { PushSubscription } from '../../../../src/core/searches/push-alerts.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Database } from '../../../tables.ts';
import { lockAccount } from '../../accounts/lock-account.ts';
import type { SearchDependencies } from '../search-dependencies.ts';

/**
 * Subscribes a browser to the account's push messages and ends its subscription by another account.
 * @throws Failure `invalid`
 */
export async function savePushSubscription(
  { db, clock }: SearchDependencies,
  accountId: number,
  { endpoint, keys }: PushSubscription,
): Promise<void> {
  if (!isPushEndpoint(endpoint)) throw new Failure('error-push-endpoint', {}, 'invalid');
  const row = { account_id: accountId, ...keys, created_at: clock.now() };
  await inTransaction(db, async (transaction) => {
    // Serialises the account's requests, so that the limit is exact.
    await lockAccount(transaction, accountId);
    await transaction
      .insertInto('push_subscription')
      .values({ endpoint, ...row })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
      .execute();
    await transaction
      .deleteFrom('push_subscription')
      .where('id', 'in', (of) =>
        of
          .selectFrom('push_subscription')
          .select('id')
          .where('account_id', '=', accountId)
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .offset(MAX_PUSH_DEVICES),
      )
      .execute();
  });
}

/** Unsubscribes the browser from the account's messages. Idempotent. */
export async function deletePushSubscription(
  db: Kysely<Database>,
  accountId: number,
  endpoint: string,
): Promise<void> {
  await db
    .deleteFrom('push_subscription')
    .where('account_id', '=', accountId)
    .where('endpoint', '=', endpoint)
    .execute();
}

/** True if the browser is subscribed to the account's messages. */
export async function isPushSubscribed(
  db: Kysely<Database>,
  accountId: number,
  endpoint: string | null,
): Promise<boolean> {
  const row = await db
    .selectFrom('push_subscription')
    .select('id')
    .where('account_id', '=', accountId)
    .where('endpoint', '=', endpoint)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the subscribed browsers by account. */
export async function pushDevicesOf(
  db: Kysely<Database>,
  accountIds: readonly number[],
): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ accountId: number; devices: number[] }>`
    select account_id as "accountId", json_agg(id order by id) as devices from push_subscription
    where account_id = any(${accountIds}::bigint[]) group by account_id`.execute(db);
  return new Map(rows.map(({ accountId, devices }) => [accountId, devices]));
}
