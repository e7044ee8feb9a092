import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Seconds for which the oldest job waits that could be done now; 0 where none waits. Those in hand don't count. */
export async function oldestDueJobSeconds<Tables>(db: Kysely<Tables>): Promise<number> {
  // The queue's own table rather than its view: an index has what is free, and a queue that stands may be long.
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(extract(epoch from now() - min(run_at)), 0)::float as seconds
    from graphile_worker._private_jobs where is_available and run_at <= now()`.execute(db);
  return rows[0]?.seconds ?? 0;
}
