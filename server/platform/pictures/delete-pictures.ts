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
export async function holdPictures(client: pg.ClientBase): Promise<boolean> {
  // Checking the lock takes it for an instant.
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

/** Returns whether a backup is running. Call it after a picture is out of use and before its files are deleted. */
export async function arePicturesHeld<Tables>(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{
    free: boolean;
  }>`select pg_try_advisory_xact_lock_shared(${sql.lit(BACKUP_LOCK)}) as free`.execute(db);
  return rows[0]?.free !== true;
}

/** Hours that a picture which nothing shows is kept: the form it was sent for may still be open. */
const LOOSE_HOURS = 48;
const BATCH = 100;

type Going = { key: string; widths: number[] };

/** Takes an owner's picture that nothing shows out of use. @returns null when there is none such. */
export async function withdrawPicture(
  db: Kysely<PlatformTables>,
  ownerId: number,
  key: string,
): Promise<Going | null> {
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
 * Removes the files, then the row: interrupted anywhere, it can be done again.
 * @throws Error while a backup is made, which may need them; the nightly job comes back for them
 */
export async function deletePicture(
  db: Kysely<PlatformTables>,
  store: PictureStore,
  { key, widths }: Going,
): Promise<void> {
  if (await arePicturesHeld(db)) throw new Error('A backup is being made: pictures are deleted later.');
  await Promise.all(fileNames(key, widths).map((name) => store.remove(name)));
  await db.deleteFrom('picture').where('key', '=', key).execute();
}

/**
 * Forgets pictures that nothing has shown for two days (never used, let go, or of an upload that was cut off
 * by a crash), and those of accounts that are gone. A nightly job.
 */
export async function deleteOrphanedPictures(
  db: Kysely<PlatformTables>,
  store: PictureStore,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - LOOSE_HOURS * HOUR);
  const isForgotten = (is: ExpressionBuilder<PlatformTables, 'picture'>) =>
    is.or([
      is.and([is('owner_id', 'is', null), is('from_visitor', '=', false)]),
      is('orphaned_at', '<', before),
    ]);
  for (;;) {
    const keys = await db.selectFrom('picture').select('key').where(isForgotten).limit(BATCH).execute();
    if (keys.length === 0) return;
    // From here on none of them can be shown; one that just was, is not taken.
    const going = await db
      .updateTable('picture')
      .set({ stored_at: null })
      .where(
        'key',
        'in',
        keys.map(({ key }) => key),
      )
      .where(isForgotten)
      .returning(['key', 'widths'])
      .execute();
    for (const picture of going) await deletePicture(db, store, picture);
  }
}
