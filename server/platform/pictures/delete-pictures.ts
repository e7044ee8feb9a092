import type { ExpressionBuilder, Kysely } from 'kysely';
import type { PlatformTables } from '../tables.ts';
import { fileNames } from './picture-store.ts';
import type { PictureStore } from './picture-store.ts';
import { HOUR } from '../../../src/core/shared/durations.ts';
import { sql } from 'kysely';
import type pg from 'pg';

/** Advisory lock: exclusive for a backup, shared for deleting a picture's files. */
const BACKUP_LOCK = 7_051_994;

/** Prevents the deletion of picture files until the connection ends. @returns false when another backup runs */
export async function lockPictures(client: pg.ClientBase): Promise<boolean> {
  // Checking the lock takes it for an instant.
  await client.query(`set lock_timeout = '1s'`);
  const isLocked = await client
    .query('select pg_advisory_lock($1)', [BACKUP_LOCK])
    .then(() => true)
    .catch((error: { code?: string }) => {
      if (error.code !== '55P03') throw error;
      return false;
    });
  await client.query('reset lock_timeout');
  return isLocked;
}

/** Returns whether a backup is running. Call it after a picture is out of use and before its files are deleted. */
export async function arePicturesLocked<Tables>(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{
    free: boolean;
  }>`select pg_try_advisory_xact_lock_shared(${sql.lit(BACKUP_LOCK)}) as free`.execute(db);
  return rows[0]?.free !== true;
}

/** Hours until an unattached picture is deleted, because its form may still be open. */
const LOOSE_HOURS = 48;
const BATCH = 100;

type DeletedPicture = { key: string; widths: number[] };

/**
 * Deletes an unattached picture of its owner.
 * @returns null if there is none
 */
export async function withdrawPicture(
  db: Kysely<PlatformTables>,
  ownerId: number,
  key: string,
): Promise<DeletedPicture | null> {
  const row = await db
    .updateTable('picture')
    .set({ stored_at: null })
    .where('key', '=', key)
    .where('owner_id', '=', ownerId)
    .where('attached_to', 'is', null)
    .where('stored_at', 'is not', null)
    .returning(['key', 'widths'])
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Deletes the files, then the row, so that it can be repeated.
 * @throws Error during a backup; the nightly job tries again
 */
export async function deletePicture(
  db: Kysely<PlatformTables>,
  store: PictureStore,
  { key, widths }: DeletedPicture,
): Promise<void> {
  if (await arePicturesLocked(db)) throw new Error('A backup is running; pictures are deleted later.');
  await Promise.all(fileNames(key, widths).map((name) => store.remove(name)));
  await db.deleteFrom('picture').where('key', '=', key).execute();
}

/**
 * Nightly job: deletes pictures that were unattached for two days (never used, detached, or interrupted
 * uploads), and those of deleted accounts.
 */
export async function deleteOrphanedPictures(
  db: Kysely<PlatformTables>,
  store: PictureStore,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - LOOSE_HOURS * HOUR);
  const isOrphaned = (is: ExpressionBuilder<PlatformTables, 'picture'>) =>
    is.or([
      is.and([is('owner_id', 'is', null), is('from_visitor', '=', false)]),
      is('orphaned_at', '<', before),
    ]);
  for (;;) {
    const keys = await db.selectFrom('picture').select('key').where(isOrphaned).limit(BATCH).execute();
    if (keys.length === 0) return;
    // Marked rows cannot be attached any more; those attached just now are skipped.
    const deleted = await db
      .updateTable('picture')
      .set({ stored_at: null })
      .where(
        'key',
        'in',
        keys.map(({ key }) => key),
      )
      .where(isOrphaned)
      .returning(['key', 'widths'])
      .execute();
    for (const picture of deleted) await deletePicture(db, store, picture);
  }
}
