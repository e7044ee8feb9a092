import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { Failure } from '../../src/core/shared/failure.ts';
import { hashOf } from './secrets.ts';
import type { Database } from './tables.ts';

/** How often something may be tried within some minutes, counted for all processes together. */
export type AttemptLimit = { most: number; minutes: number };

/** Counts one more attempt; of the subject, which may name a person, only a hash is kept. @throws Failure 429 when there were too many. */
export async function countAttempt(
  db: Kysely<Database>,
  subject: string,
  { most, minutes }: AttemptLimit,
  now: Date,
): Promise<void> {
  const until = new Date(now.getTime() + minutes * 60_000);
  const { rows } = await sql<{ count: number }>`
    insert into attempt as a (subject, count, until) values (${keptOf(subject)}, 1, ${until})
    on conflict (subject) do update set
      count = case when a.until <= ${now} then 1 else a.count + 1 end,
      until = case when a.until <= ${now} then ${until} else a.until end
    returning count`.execute(db);
  if ((rows[0]?.count ?? 0) > most) throw new Failure('error-too-many-attempts', {}, 429);
}

/** What was counted no longer matters: the right password came. */
export async function forgetAttempts(db: Kysely<Database>, subject: string): Promise<void> {
  await db.deleteFrom('attempt').where('subject', '=', keptOf(subject)).execute();
}

const keptOf = (subject: string): string => hashOf(subject).toString('base64url');
