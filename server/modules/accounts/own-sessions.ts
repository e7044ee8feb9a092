import type { OwnSession } from '../../../src/core/accounts/accounts.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { SignedIn } from '../../platform/http/signed-in.ts';
import type { AccountDependencies } from './account-dependencies.ts';

/** Returns the account's sessions, newest first. */
export async function listSessions(
  { db, clock }: AccountDependencies,
  account: SignedIn,
): Promise<OwnSession[]> {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'device', 'created_at', 'expires_at'])
    .where('account_id', '=', account.id)
    .where('expires_at', '>', clock.now())
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    current: row.id === account.sessionId,
  }));
}

/** @throws Failure `not-found`, also for another account's session */
export async function endOwnSession(
  { db }: AccountDependencies,
  account: SignedIn,
  id: number,
): Promise<void> {
  const ended = await db
    .deleteFrom('session')
    .where('id', '=', id)
    .where('account_id', '=', account.id)
    .returning('id')
    .executeTakeFirst();
  if (!ended) throw new Failure('error-session-not-found', {}, 'not-found');
}

/** Ends all sessions, including the current one. */
export async function endEverySession({ db }: AccountDependencies, account: SignedIn): Promise<void> {
  await db.deleteFrom('session').where('account_id', '=', account.id).execute();
}
