import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { Failure } from '../../../src/core/shared/failure.ts';
import { hashOf } from '../secrets.ts';
import type { PlatformTables } from '../tables.ts';

type Connection = Kysely<PlatformTables> | Transaction<PlatformTables>;

/** Number of attempts within some minutes, for all processes. */
export type AttemptLimit = { most: number; minutes: number };

/**
 * Counts an attempt.
 * @throws Failure `too-many` above the limit
 */
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

/** Counts an attempt, without an error above the limit. */
export async function isWithinLimit(
  db: Connection,
  subject: string,
  limit: AttemptLimit,
  now: Date,
): Promise<boolean> {
  return (await count(db, subject, limit, now)) <= limit.most;
}

/**
 * Counts an attempt where a refusal would let strangers lock somebody out: above the limit a captcha is
 * required.
 * @throws Failure `captcha-required` `captcha-required` without a solved captcha
 */
export async function countOrRequireProof(
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

/**
 * Stores only a hash of the subject, which may name a person.
 * @returns the present number
 */
async function count(db: Connection, subject: string, { minutes }: AttemptLimit, now: Date): Promise<number> {
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  const { rows } = await sql<{ count: number }>`
    insert into attempt as a (subject, count, expires_at) values (${storedSubject(subject)}, 1, ${expiresAt})
    on conflict (subject) do update set
      count = case when a.expires_at <= ${now} then 1 else a.count + 1 end,
      expires_at = case when a.expires_at <= ${now} then ${expiresAt} else a.expires_at end
    returning count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Resets the count after a correct password. */
export async function resetAttempts(db: Kysely<PlatformTables>, subject: string): Promise<void> {
  await db.deleteFrom('attempt').where('subject', '=', storedSubject(subject)).execute();
}

/** Nightly job: deletes expired counts. */
export async function deleteExpiredAttempts(db: Kysely<PlatformTables>, now: Date): Promise<void> {
  await db.deleteFrom('attempt').where('expires_at', '<=', now).execute();
}

const storedSubject = (subject: string): string => hashOf(subject).toString('base64url');
