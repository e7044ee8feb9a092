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
 * Looks for a stored picture among those of others (TRUST-03). Its own fingerprint is there before it looks: of two that are brought
 * at once, the one that looks last finds the other.
 * @param found null for a picture that has nothing to be known by, and is like no other
 */
export async function comparePicture(
  db: Kysely<PlatformTables>,
  { key, ownerId }: OwnPicture,
  found: Fingerprinted | null,
): Promise<void> {
  await saveFingerprint(db, { key, ownerId }, found?.fingerprint ?? null);
  const copies = found ? await findCopies(db, ownerId, found) : [];
  if (copies.length === 0) return;
  // What went meanwhile is no double any more.
  await sql`
    insert into picture_double (picture_key, other_key)
    select pair.* from (
      select key, ${key} from picture where key = any(${copies}::text[]) for key share
    ) as other (key, own)
    cross join lateral (values (own, other.key), (other.key, own)) pair
    on conflict do nothing`.execute(db);
}

/** Compares the pictures of listings that were brought before pictures were compared, or by a server that ended. A nightly job. */
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
      // Its account or its files are gone: it goes, too.
      if (ownerId === null || file === null) continue;
      await comparePicture(db, { key, ownerId }, await fingerprintOf(await buffer(file.stream)));
    }
    const last = pictures.at(-1);
    if (!last) return;
    after = last.key;
  }
}
