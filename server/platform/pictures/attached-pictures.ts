import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { Failure } from '../../../src/core/shared/failure.ts';
import { enqueue } from '../jobs.ts';
import type { PlatformTables, StoredPicture } from '../tables.ts';
import { storedPicture } from './picture-rows.ts';

/** Key that merges the deletion jobs of several accounts. */
const ONE_AT_A_TIME = 'pictures';

/**
 * Attaches uploaded pictures to their subject; attached ones may be attached again.
 * @param ownerId null for visitors, whose secret key is the proof
 * @param subject such as `property:17`
 * @param field form field of errors
 * @returns the pictures in the order of the keys
 * @throws Failure `invalid` if one belongs to somebody else, is shown elsewhere or does not exist
 */
export async function attachPictures(
  transaction: Transaction<PlatformTables>,
  ownerId: number | null,
  keys: readonly string[],
  subject: string,
  field = 'images',
): Promise<StoredPicture[]> {
  if (keys.length === 0) return [];
  const rows = await transaction
    .updateTable('picture')
    .set({ attached_to: subject, orphaned_at: null })
    .where('key', 'in', keys)
    .where((is) => (ownerId === null ? is('from_visitor', '=', true) : is('owner_id', '=', ownerId)))
    .where('stored_at', 'is not', null)
    .where((is) => is.or([is('attached_to', 'is', null), is('attached_to', '=', subject)]))
    .returning(['key', 'width', 'height', 'widths'])
    .execute();
  const found = new Map(rows.map((row) => [row.key, storedPicture(row)]));
  return keys.map((key) => {
    const picture = found.get(key);
    if (!picture) throw new Failure('validation_failed', { [field]: 'error-picture-unknown' }, 'invalid');
    return picture;
  });
}

/**
 * Detaches the pictures of a subject except those that stay; files of the others are deleted after two days.
 */
export async function releasePictures(
  transaction: Transaction<PlatformTables>,
  subject: string,
  storedKeys: readonly string[],
): Promise<void> {
  await transaction
    .updateTable('picture')
    .set({ attached_to: null, orphaned_at: sql<Date>`now()` })
    .where('attached_to', '=', subject)
    .where(({ not }) => not(sql<boolean>`key = any(${[...storedKeys]}::text[])`))
    .execute();
}

/**
 * Replaces the single picture of a subject.
 * @returns the picture
 * @throws Failure `invalid` if it belongs to somebody else or does not exist
 */
export async function replacePicture(
  transaction: Transaction<PlatformTables>,
  ownerId: number,
  key: string | null,
  subject: string,
): Promise<StoredPicture | null> {
  const keys = key === null ? [] : [key];
  await releasePictures(transaction, subject, keys);
  const [picture = null] = await attachPictures(transaction, ownerId, keys, subject, 'picture');
  return picture;
}

/** Detaches all pictures of an account; their files are deleted at once. */
export async function abandonPictures(
  transaction: Transaction<PlatformTables>,
  ownerId: number,
): Promise<void> {
  await transaction
    .updateTable('picture')
    .set({ owner_id: null, stored_at: null })
    .where('owner_id', '=', ownerId)
    .execute();
  await enqueue(transaction, 'delete-orphaned-pictures', {}, { key: ONE_AT_A_TIME });
}
