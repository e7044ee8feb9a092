import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { UploadedPicture } from '../../../../src/core/site/picture-uploads.ts';
import { json } from '../../../platform/database/database.ts';
import { attachPictures, releasePictures } from '../../../platform/pictures/attached-pictures.ts';
import { keyOfPicture } from '../../../platform/pictures/picture-rows.ts';
import type { Database } from '../../../tables.ts';
import type { StoredPicture } from '../../../platform/tables.ts';

/** Key of a picture in forms. Demo pictures were never uploaded: a hash is their key. */
function pictureKey(picture: StoredPicture): string {
  return keyOfPicture(picture) ?? createHash('sha256').update(picture.url).digest('base64url').slice(0, 32);
}

export function uploadedPicture(picture: StoredPicture): UploadedPicture {
  const { url, width, height, widths } = picture;
  return { key: pictureKey(picture), url, width, height, ...(widths && { widths }) };
}

/**
 * Replaces a product's pictures by those of its form, in that order. A variant may use the pictures of its
 * family, which are uploaded once. Pictures in orders stay stored.
 * @returns true if anything changed
 * @throws Failure `invalid` on `pictures` for another vendor's picture
 */
export async function saveProductPictures(
  transaction: Transaction<Database>,
  accountId: number,
  product: { id: number; family: number },
  keys: readonly string[],
): Promise<boolean> {
  const members = await transaction
    .selectFrom('product')
    .select(['id', 'pictures'])
    .where(({ eb, or }) =>
      or([eb('id', 'in', [product.id, product.family]), eb('variant_of', '=', product.family)]),
    )
    .execute();
  const own = members.find(({ id }) => id === product.id)?.pictures ?? [];
  if (own.map(pictureKey).join() === keys.join()) return false;
  const known = new Map(members.flatMap(({ pictures }) => pictures).map((one) => [pictureKey(one), one]));
  const fresh = keys.filter((key) => !known.has(key));
  const subject = `product:${product.id}`;
  const attached = await attachPictures(transaction, accountId, fresh, subject, 'pictures');
  const found = new Map([...known, ...fresh.map((key, index) => [key, attached[index]] as const)]);
  const pictures = keys.flatMap((key) => found.get(key) ?? []);
  await transaction
    .updateTable('product')
    .set({ pictures: json(pictures) })
    .where('id', '=', product.id)
    .execute();
  const others = members.filter(({ id }) => id !== product.id).flatMap(({ pictures }) => pictures);
  const usedKeys = [...keys, ...others.map(pictureKey), ...(await orderedKeys(transaction, product.id))];
  await releasePictures(transaction, subject, usedKeys);
  return true;
}

async function orderedKeys(transaction: Transaction<Database>, productId: number): Promise<string[]> {
  const rows = await transaction
    .selectFrom('vendor_order_line')
    .select('image')
    .distinct()
    .where('product_id', '=', productId)
    .where('image', 'is not', null)
    .execute();
  return rows.flatMap(({ image }) => (image ? [pictureKey(image)] : []));
}
