import type { Kysely } from 'kysely';
import { picturesOf } from '../../../../src/core/plans/handover/handover.ts';
import type { Handover } from '../../../../src/core/plans/handover/handover.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { pictureLibrary } from '../../../platform/pictures/picture-library.ts';
import { fileName } from '../../../platform/pictures/picture-store.ts';
import type { PictureStore } from '../../../platform/pictures/picture-store.ts';
import type { Database } from '../../../tables.ts';

/** Pixels for a printed width of about 5 cm. */
const WIDTH = 640;
const QUALITY = 72;

/**
 * Returns the pictures of a protocol by key and deletes the uploads.
 * @throws Failure `invalid` for another account's or an unknown picture
 */
export async function handoverPictures(
  { db, store }: { db: Kysely<Database>; store: PictureStore },
  accountId: number,
  handover: Handover,
): Promise<ReadonlyMap<string, string>> {
  const keys = picturesOf(handover);
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('picture')
    .select(['key', 'widths'])
    .where('key', 'in', keys)
    .where('owner_id', '=', accountId)
    .where('stored_at', 'is not', null)
    .execute();
  const widths = new Map(rows.map((row) => [row.key, row.widths]));
  const pictures = new Map<string, string>();
  for (const key of keys) {
    const file = await fileOf(store, key, widths.get(key) ?? []);
    if (!file) throw new Failure('validation_failed', { rooms: 'error-picture-unknown' }, 'invalid');
    pictures.set(key, `data:image/jpeg;base64,${(await forPaper(file)).toString('base64')}`);
  }
  return pictures;
}

/** The smallest sufficient file, or null. */
async function fileOf(store: PictureStore, key: string, widths: readonly number[]): Promise<Buffer | null> {
  const width = widths.toSorted((one, other) => one - other).find((one) => one >= WIDTH) ?? widths.at(-1);
  const file = width === undefined ? null : await store.read(fileName(key, width, 'webp'));
  if (!file) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of file.stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** PDF supports JPEG. */
const forPaper = (bytes: Buffer): Promise<Buffer> =>
  pictureLibrary(bytes)
    .resize({ width: WIDTH, height: WIDTH, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: QUALITY })
    .toBuffer();
