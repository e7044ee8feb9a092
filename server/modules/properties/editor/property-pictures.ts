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

/** What shows the pictures of a listing. */
export const picturesSubject = (propertyId: number) => `property:${propertyId}`;

/** The key by which a listing's form names a picture. Those of the demo were never uploaded: theirs is a hash. */
export function pictureKey(picture: StoredPicture): string {
  return keyOfPicture(picture) ?? createHash('sha256').update(picture.url).digest('base64url').slice(0, 32);
}

export function uploadedPicture(picture: StoredPicture): UploadedPicture {
  return { key: pictureKey(picture), ...pictureOf(picture) };
}

/**
 * Makes the pictures and the plan of a listing those that its form names; the others are let go.
 * @throws Failure `invalid` on `images` or `plan` when one is not its owner's.
 */
export async function savePictures(
  transaction: Transaction<Database>,
  ownerId: number,
  { id, pictures, plan }: Pictured,
  content: Pick<PropertyContent, 'images' | 'plan'>,
): Promise<void> {
  const subject = picturesSubject(id);
  const had = new Map([...pictures, ...(plan ? [plan] : [])].map((one) => [pictureKey(one), one]));
  const find = async (keys: string[], field: 'images' | 'plan'): Promise<StoredPicture[]> => {
    const fresh = keys.filter((key) => !had.has(key));
    const attached = await attachPictures(transaction, ownerId, fresh, subject, field);
    const found = new Map([...had, ...fresh.map((key, index) => [key, attached[index]] as const)]);
    return keys.flatMap((key) => found.get(key) ?? []);
  };
  const images = await find(content.images, 'images');
  const [drawn = null] = await find(content.plan === null ? [] : [content.plan], 'plan');
  const kept = [...content.images, ...(content.plan === null ? [] : [content.plan])];
  await releasePictures(transaction, subject, kept);
  await transaction
    .updateTable('property')
    .set({ pictures: json(images), plan: drawn && json(drawn) })
    .where('id', '=', id)
    .execute();
}
