import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { attachPictures } from '../../platform/pictures/attached-pictures.ts';
import { comparePicture } from '../../platform/pictures/fingerprints/compare-pictures.ts';
import { fingerprintOf } from '../../platform/pictures/fingerprints/fingerprint.ts';
import { markStored, reservePicture } from '../../platform/pictures/picture-rows.ts';
import { fileName } from '../../platform/pictures/picture-store.ts';
import type { PictureStore } from '../../platform/pictures/picture-store.ts';
import { preparePicture } from '../../platform/pictures/prepare-picture.ts';
import type { PreparedPicture } from '../../platform/pictures/prepare-picture.ts';
import { json } from '../../platform/database/database.ts';
import type { Database } from '../../tables.ts';
import { hoursBefore } from './demo-records.ts';
import type { CaseLoad, DemoHome } from './demo-records.ts';

type Place = { db: Kysely<Database>; store: PictureStore; root: string };
type HomePicture = { home: DemoHome; key: string };
export type DoublePicture = { original: HomePicture; copy: HomePicture };

/** Position of the compared homes, after the reported ones. */
const FIRST = 3;

/**
 * Stores the first picture of a home as an upload of its landlord and of another one in the same town
 * (TRUST-03). Null without two such homes.
 */
export async function prepareDoublePicture(
  place: Place,
  homes: readonly DemoHome[],
  now: Date,
): Promise<DoublePicture | null> {
  const unreported = homes.slice(FIRST);
  for (const original of unreported) {
    const copy = unreported.find(({ id, cityId }) => id > original.id && cityId === original.cityId);
    const url = original.pictures[0]?.url;
    if (!copy || url === undefined) continue;
    const file = join(place.root, 'content', url.replace(/\.avif$/, '-1200.avif'));
    const prepared = await preparePicture(await readFile(file));
    const store = async (home: DemoHome) => ({ home, key: await upload(place, prepared, home, now) });
    return { original: await store(original), copy: await store(copy) };
  }
  return null;
}

async function upload(
  { db, store }: Place,
  prepared: PreparedPicture,
  { ownerId }: DemoHome,
  now: Date,
): Promise<string> {
  const key = await reservePicture(db, ownerId, prepared, now);
  for (const { width, format, bytes } of prepared.files)
    await store.put(fileName(key, width, format), bytes, `image/${format}`);
  await markStored(db, key, now);
  const smallest = prepared.files.findLast(({ format }) => format === 'webp');
  await comparePicture(db, { key, ownerId }, smallest ? await fingerprintOf(smallest.bytes) : null);
  return key;
}

/** Shows the picture in both homes and puts the later one into moderation, as its publication would. */
export async function holdForDoublePicture(
  { transaction, now }: CaseLoad,
  { original, copy }: DoublePicture,
): Promise<void> {
  for (const { home, key } of [original, copy]) {
    const pictures = await attachPictures(transaction, home.ownerId, [key], `property:${home.id}`);
    await transaction
      .updateTable('property')
      .set({ pictures: json([...pictures, ...home.pictures.slice(1)]) })
      .where('id', '=', home.id)
      .execute();
  }
  await transaction
    .updateTable('property')
    .set({ status: 'paused', held_pictures: [copy.key], created_at: hoursBefore(now, 3) })
    .where('id', '=', copy.home.id)
    .execute();
  await transaction
    .insertInto('property_report')
    .values({
      property_id: copy.home.id,
      reason: 'double-picture',
      text: `Pictures 1 stand in home ${original.home.id}`,
      created_at: hoursBefore(now, 3),
    })
    .execute();
}
