import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type pg from 'pg';

/** A backup holds this advisory lock alone; whoever deletes a picture's files must be able to share it. */
const BACKUP_LOCK = 7_051_994;

/** No picture's files are deleted until the connection ends. @returns false when another backup holds them */
export async function holdPictures(client: pg.ClientBase): Promise<boolean> {
  // Somebody who looks whether it is held has it for an instant.
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

/** Whether a backup needs all pictures as they are. To be asked when a picture is out of use, before its files go. */
export async function arePicturesHeld<Tables>(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{
    free: boolean;
  }>`select pg_try_advisory_xact_lock_shared(${sql.lit(BACKUP_LOCK)}) as free`.execute(db);
  return rows[0]?.free !== true;
}
