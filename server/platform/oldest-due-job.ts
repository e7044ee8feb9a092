import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Seconds that the oldest due job has waited; 0 without one. Running jobs do not count. */
export async function oldestDueJobSeconds<Tables>(db: Kysely<Tables>): Promise<number> {
  // Reads the queue's own table, whose index contains free jobs, because a queue may be long.
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(extract(epoch from now() - min(run_at)), 0)::float as seconds
    from graphile_worker._private_jobs where is_available and run_at <= now()`.execute(db);
  return rows[0]?.seconds ?? 0;
}
