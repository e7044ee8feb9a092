import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { Failure } from '../../../src/core/shared/failure.ts';
import { inTransaction } from '../database/database.ts';
import type { PictureTable } from '../tables.ts';
import type { PlatformTables, StoredPicture } from '../tables.ts';
import type { PreparedPicture } from './prepare-picture.ts';

/** Pictures of one account, and of all visitors together, that nothing shows. */
const MAX_ORPHANED = { account: 200, visitors: 2_000 };

/** Where a picture's files are served; the widths and formats follow. */
export const UPLOADS = '/pictures/uploads/';

/** A picture as tables and answers hold it. */
export function storedPicture(row: Pick<Selectable<PictureTable>, 'key' | 'width' | 'height' | 'widths'>) {
  const { key, width, height, widths } = row;
  return { url: UPLOADS + key, width, height, widths } satisfies StoredPicture;
}

/** The key of an uploaded picture by its address; null for any other. */
export function keyOfPicture({ url }: { url: string }): string | null {
  return url.startsWith(UPLOADS) ? url.slice(UPLOADS.length) : null;
}

/**
 * Makes room for a picture whose files are written next: until `markStored` it can't be shown anywhere.
 * @param ownerId null for a visitor's.
 * @returns its key. @throws Failure `too-many` when the sender has too many that nothing shows.
 */
export function reservePicture(
  db: Kysely<PlatformTables>,
  ownerId: number | null,
  { width, height, widths }: PreparedPicture,
  now: Date,
): Promise<string> {
  return inTransaction(db, async (transaction) => {
    const most = ownerId === null ? MAX_ORPHANED.visitors : MAX_ORPHANED.account;
    if ((await countLoose(transaction, ownerId)) >= most) {
      throw new Failure('error-picture-too-many-loose', {}, 'too-many');
    }
    const key = randomBytes(18).toString('base64url');
    const state = { created_at: now, stored_at: null, attached_to: null, orphaned_at: now };
    const owner = { owner_id: ownerId, from_visitor: ownerId === null };
    await transaction
      .insertInto('picture')
      .values({ key, ...owner, width, height, widths, ...state })
      .execute();
    return key;
  });
}

async function countLoose(transaction: Transaction<PlatformTables>, ownerId: number | null): Promise<number> {
  const loose = transaction
    .selectFrom('picture')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('attached_to', 'is', null);
  if (ownerId === null) {
    return (await loose.where('from_visitor', '=', true).executeTakeFirstOrThrow()).count;
  }
  // One at a time for each account, so that the count holds; of visitors a few more do no harm.
  await sql`select pg_advisory_xact_lock(hashtext(${`pictures of ${ownerId}`}))`.execute(transaction);
  return (await loose.where('owner_id', '=', ownerId).executeTakeFirstOrThrow()).count;
}

/** All files of it are written: it may be shown. */
export async function markStored(db: Kysely<PlatformTables>, key: string, now: Date): Promise<void> {
  await db.updateTable('picture').set({ stored_at: now }).where('key', '=', key).execute();
}
