import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { Failure } from '../../../src/core/shared/failure.ts';
import { inTransaction } from '../database/database.ts';
import type { PictureTable } from '../tables.ts';
import type { PlatformTables, StoredPicture } from '../tables.ts';
import type { PreparedPicture } from './prepare-picture.ts';

/** Limits of unattached pictures, for an account and for all visitors. */
const MAX_ORPHANED = { account: 200, visitors: 2_000 };

/** Path of uploaded pictures, without width and format. */
export const UPLOADS = '/pictures/uploads/';

export function storedPicture(row: Pick<Selectable<PictureTable>, 'key' | 'width' | 'height' | 'widths'>) {
  const { key, width, height, widths } = row;
  return { url: UPLOADS + key, width, height, widths } satisfies StoredPicture;
}

/** Key of an uploaded picture by its URL; null for others. */
export function keyOfPicture({ url }: { url: string }): string | null {
  return url.startsWith(UPLOADS) ? url.slice(UPLOADS.length) : null;
}

/**
 * Reserves a row for a picture; until `markStored` it cannot be shown.
 * @param ownerId null for visitors
 * @returns its key
 * @throws Failure `too-many` for too many unattached pictures
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
  // One at a time for each account, so that the count is exact; visitors are counted roughly.
  await sql`select pg_advisory_xact_lock(hashtext(${`pictures of ${ownerId}`}))`.execute(transaction);
  return (await loose.where('owner_id', '=', ownerId).executeTakeFirstOrThrow()).count;
}

export async function markStored(db: Kysely<PlatformTables>, key: string, now: Date): Promise<void> {
  await db.updateTable('picture').set({ stored_at: now }).where('key', '=', key).execute();
}
