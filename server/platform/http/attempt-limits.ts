import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { Failure } from '../../../src/core/shared/failure.ts';
import { hashOf } from '../secrets.ts';
import type { PlatformTables } from '../tables.ts';

type Connection = Kysely<PlatformTables> | Transaction<PlatformTables>;

/** How often something may be tried within some minutes, counted for all processes together. */
export type AttemptLimit = { most: number; minutes: number };

/** Counts one more attempt. @throws Failure `too-many` when there were too many. */
export async function countAttempt(
  db: Connection,
  subject: string,
  limit: AttemptLimit,
  now: Date,
): Promise<void> {
  if (!(await isWithinLimit(db, subject, limit, now))) {
    throw new Failure('error-too-many-attempts', {}, 'too-many');
  }
}

/** Counts one more attempt, where too many are nobody's to be told. */
export async function isWithinLimit(
  db: Connection,
  subject: string,
  limit: AttemptLimit,
  now: Date,
): Promise<boolean> {
  return (await count(db, subject, limit, now)) <= limit.most;
}

/**
 * Counts one more attempt where a refusal would let strangers shut somebody out: past the cap a captcha is asked for.
 * @throws Failure `captcha-required` `captcha-required`, unless one was solved for this call.
 */
export async function countOrAskProof(
  db: Connection,
  subject: string,
  limit: AttemptLimit,
  now: Date,
  isProven: boolean,
): Promise<void> {
  if ((await count(db, subject, limit, now)) > limit.most && !isProven) {
    throw new Failure('captcha-required', {}, 'captcha-required');
  }
}

/** Of the subject, which may name a person, only a hash is kept. @returns how many there are now. */
async function count(db: Connection, subject: string, { minutes }: AttemptLimit, now: Date): Promise<number> {
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  const { rows } = await sql<{ count: number }>`
    insert into attempt as a (subject, count, expires_at) values (${keptOf(subject)}, 1, ${expiresAt})
    on conflict (subject) do update set
      count = case when a.expires_at <= ${now} then 1 else a.count + 1 end,
      expires_at = case when a.expires_at <= ${now} then ${expiresAt} else a.expires_at end
    returning count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** What was counted no longer matters: the right password came. */
export async function resetAttempts(db: Kysely<PlatformTables>, subject: string): Promise<void> {
  await db.deleteFrom('attempt').where('subject', '=', keptOf(subject)).execute();
}

/** Deletes counts whose time is over. A nightly job. */
export async function deleteExpiredAttempts(db: Kysely<PlatformTables>, now: Date): Promise<void> {
  await db.deleteFrom('attempt').where('expires_at', '<=', now).execute();
}

const keptOf = (subject: string): string => hashOf(subject).toString('base64url');
