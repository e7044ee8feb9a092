import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { Failure } from '../../../src/core/shared/failure.ts';
import { enqueue } from '../jobs.ts';
import type { PlatformTables, StoredPicture } from '../tables.ts';
import { storedPicture } from './picture-rows.ts';

/** Several accounts that go at once need the pictures forgotten once. */
const ONE_AT_A_TIME = 'pictures';

/**
 * Ties uploaded pictures to what shows them; the same ones may be tied to it again.
 * @param ownerId null for what a visitor sent: its key, which nobody guesses, is the proof.
 * @param subject what shows them, such as `property:17`.
 * @param field the form's field that a refusal marks.
 * @returns the pictures in the order of the keys, to be stored with the subject.
 * @throws Failure `invalid` when one is not the owner's, is shown elsewhere, or is not there.
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

/** Lets go of what a subject showed, but for the pictures it keeps; the files of the others go after two days. */
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
 * Shows one picture, or none, in the place of what a subject showed.
 * @returns the picture, to be stored with the subject. @throws Failure `invalid` when it is not the owner's, or is not there
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

/** Takes all pictures of an account out of use, wherever they are shown; their files go right after. */
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
