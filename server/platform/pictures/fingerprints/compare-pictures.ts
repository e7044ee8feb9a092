import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { buffer } from 'node:stream/consumers';
import type { PlatformTables } from '../../tables.ts';
import { fileName } from '../picture-store.ts';
import type { PictureStore } from '../picture-store.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { Fingerprinted } from './fingerprint.ts';
import { findCopies, saveFingerprint } from './fingerprint-rows.ts';

const BATCH = 50;

type OwnPicture = { key: string; ownerId: number };

/**
 * Compares a picture with those of others (TRUST-03). Its fingerprint is stored before, so that of two
 * simultaneous uploads the later one finds the other.
 * @param found null for a picture without a fingerprint
 */
export async function comparePicture(
  db: Kysely<PlatformTables>,
  { key, ownerId }: OwnPicture,
  found: Fingerprinted | null,
): Promise<void> {
  await saveFingerprint(db, { key, ownerId }, found?.fingerprint ?? null);
  const copies = found ? await findCopies(db, ownerId, found) : [];
  if (copies.length === 0) return;
  // Pairs with deleted pictures are skipped.
  await sql`
    insert into picture_double (picture_key, other_key)
    select pair.* from (
      select key, ${key} from picture where key = any(${copies}::text[]) for key share
    ) as other (key, own)
    cross join lateral (values (own, other.key), (other.key, own)) pair
    on conflict do nothing`.execute(db);
}

/** Nightly job: compares pictures that have no fingerprint yet. */
export async function compareOldPictures(db: Kysely<PlatformTables>, store: PictureStore): Promise<void> {
  for (let after = ''; ;) {
    const pictures = await db
      .selectFrom('picture')
      .select(['key', 'owner_id', 'widths'])
      .where('key', '>', after)
      .where((is) =>
        is.or([is('attached_to', 'like', 'property:%'), is('attached_to', 'like', 'roommate-offer:%')]),
      )
      .where('stored_at', 'is not', null)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('picture_fingerprint').whereRef('picture_key', '=', 'picture.key'))),
      )
      .orderBy('key')
      .limit(BATCH)
      .execute();
    for (const { key, owner_id: ownerId, widths } of pictures) {
      const file = await store.read(fileName(key, Math.min(...widths), 'webp'));
      // The account or file is deleted; so will be the row.
      if (ownerId === null || file === null) continue;
      await comparePicture(db, { key, ownerId }, await fingerprintOf(await buffer(file.stream)));
    }
    const last = pictures.at(-1);
    if (!last) return;
    after = last.key;
  }
}
