import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { PropertyContent } from '../../../../src/core/properties/property-content.ts';
import type { UploadedPicture } from '../../../../src/core/site/picture-uploads.ts';
import { json } from '../../../platform/database/database.ts';
import { attachPictures, releasePictures } from '../../../platform/pictures/attached-pictures.ts';
import { keyOfPicture } from '../../../platform/pictures/picture-rows.ts';
import type { Database } from '../../../tables.ts';
import type { StoredPicture } from '../../../platform/tables.ts';
import { pictureOf } from '../listing/property-summaries.ts';

type Pictured = { id: number; pictures: StoredPicture[]; plan: StoredPicture | null };

export const picturesSubject = (propertyId: number) => `property:${propertyId}`;

/** Key of a picture in forms. Demo pictures were never uploaded: a hash is their key. */
export function pictureKey(picture: StoredPicture): string {
  return keyOfPicture(picture) ?? createHash('sha256').update(picture.url).digest('base64url').slice(0, 32);
}

export function uploadedPicture(picture: StoredPicture): UploadedPicture {
  return { key: pictureKey(picture), ...pictureOf(picture) };
}

/**
 * Returns the pictures of the keys, in their order. Attaches new ones to the subject.
 * @param stored pictures of the listing before
 * @throws Failure `invalid` on the field for another account's picture
 */
export async function picturesOfKeys(
  transaction: Transaction<Database>,
  { ownerId, subject, stored }: { ownerId: number; subject: string; stored: readonly StoredPicture[] },
  keys: readonly string[],
  field: 'images' | 'plan' = 'images',
): Promise<StoredPicture[]> {
  const byKey = new Map(stored.map((picture) => [pictureKey(picture), picture]));
  const added = keys.filter((key) => !byKey.has(key));
  const attached = await attachPictures(transaction, ownerId, added, subject, field);
  const all = new Map([...byKey, ...added.map((key, index) => [key, attached[index]] as const)]);
  return keys.flatMap((key) => all.get(key) ?? []);
}

/**
 * Replaces the pictures and the plan of a listing by those of its content, and releases the others.
 * @throws Failure `invalid` on `images` or `plan` for another account's picture
 */
export async function savePictures(
  transaction: Transaction<Database>,
  ownerId: number,
  { id, pictures, plan }: Pictured,
  content: Pick<PropertyContent, 'images' | 'plan'>,
): Promise<void> {
  const subject = picturesSubject(id);
  const before = { ownerId, subject, stored: [...pictures, ...(plan ? [plan] : [])] };
  const planKeys = content.plan === null ? [] : [content.plan];
  const images = await picturesOfKeys(transaction, before, content.images);
  const [planPicture = null] = await picturesOfKeys(transaction, before, planKeys, 'plan');
  await releasePictures(transaction, subject, [...content.images, ...planKeys]);
  await transaction
    .updateTable('property')
    .set({ pictures: json(images), plan: planPicture && json(planPicture) })
    .where('id', '=', id)
    .execute();
}
