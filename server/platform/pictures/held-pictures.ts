import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type pg from 'pg';

/** Advisory lock of a backup; deleting files shares it. */
const BACKUP_LOCK = 7_051_994;

/**
 * Blocks the deletion of files until the connection ends.
 * @returns false if another backup holds the lock
 */
export async function holdPictures(client: pg.ClientBase): Promise<boolean> {
  // A check of the lock takes it for an instant.
  await client.query(`set lock_timeout = '1s'`);
  const isHeld = await client
    .query('select pg_advisory_lock($1)', [BACKUP_LOCK])
    .then(() => true)
    .catch((error: { code?: string }) => {
      if (error.code !== '55P03') throw error;
      return false;
    });
  await client.query('reset lock_timeout');
  return isHeld;
}

/** True during a backup. Check it after detaching a picture and before deleting its files. */
export async function arePicturesHeld<Tables>(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{
    free: boolean;
  }>`select pg_try_advisory_xact_lock_shared(${sql.lit(BACKUP_LOCK)}) as free`.execute(db);
  return rows[0]?.free !== true;
}
