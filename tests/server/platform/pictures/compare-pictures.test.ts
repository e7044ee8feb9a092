import { sql } from 'kysely';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  compareOldPictures,
  comparePicture,
} from '../../../../server/platform/pictures/fingerprints/compare-pictures.ts';
import { findCopies } from '../../../../server/platform/pictures/fingerprints/fingerprint-rows.ts';
import { fingerprintOf } from '../../../../server/platform/pictures/fingerprints/fingerprint.ts';
import { markStored, reservePicture } from '../../../../server/platform/pictures/picture-rows.ts';
import { jpeg } from '../../support/a-picture.ts';
import type { Person } from '../../support/an-account.ts';
import { startPictureServer } from '../../support/outside-servers/a-picture-server.ts';

let app: Awaited<ReturnType<typeof startPictureServer>>;
let ivan: Person;

beforeAll(async () => {
  app = await startPictureServer();
  ivan = await app.person();
});
afterAll(() => app.close());

/** A demo picture with a typical edit; all are 600 × 400. */
const room = (name: string, change = (picture: Sharp) => picture) =>
  change(sharp(`content/pictures/interiors/${name}-600.avif`))
    .jpeg({ quality: 70 })
    .toBuffer();

const sent = async (person: Person, picture: Buffer) => (await app.upload(person, picture)).body.key;
/** Stores a picture without its files, since encoding is slow. */
const brought = async (person: Person, picture: Buffer) => {
  const size = { width: 600, height: 400, widths: [400], files: [] };
  const key = await reservePicture(app.db, person.id, size, new Date());
  await markStored(app.db, key, new Date());
  await comparePicture(app.db, { key, ownerId: person.id }, await fingerprintOf(picture));
  return key;
};
const doublesOf = async (key: string) => {
  const rows = await app.db
    .selectFrom('picture_double')
    .select('other_key')
    .where('picture_key', '=', key)
    .execute();
  return rows.map((row) => row.other_key);
};

describe('A duplicate of another person’s picture', () => {
  it.each<[string, string, (picture: Sharp) => Sharp]>([
    ['encoded anew', 'kitchen-sage', (picture) => picture],
    ['smaller', 'kitchen-sea', (picture) => picture.resize({ width: 320 })],
    ['cropped', 'bedroom-sage', (picture) => picture.extract({ left: 90, top: 60, width: 510, height: 340 })],
    ['brighter', 'bedroom-sea', (picture) => picture.linear(1.2, 0)],
    ['darker', 'hallway-sea', (picture) => picture.linear(0.7, 0)],
    ['mirrored', 'living-room-sea', (picture) => picture.flop()],
    [
      'all of that',
      'living-room-linen',
      (picture) =>
        picture
          .extract({ left: 0, top: 60, width: 510, height: 340 })
          .resize({ width: 300 })
          .flop()
          .linear(1.1, 0),
    ],
  ])('is found %s', async (_, name, change) => {
    const original = await brought(ivan, await room(name));
    const copy = await brought(await app.person(), await room(name, change));
    expect(await doublesOf(copy)).toEqual([original]);
    expect(await doublesOf(original)).toEqual([copy]);
  });

  it('is found when both are uploaded at once', async () => {
    const [one, other] = [await app.person(), await app.person()];
    const picture = await room('bathroom-sage');
    const [first, second] = await Promise.all([sent(one, picture), sent(other, picture)]);
    expect([await doublesOf(first), await doublesOf(second)]).toEqual([[second], [first]]);
  });

  it('is found by the last check, however close the uploads are', async () => {
    const found = await fingerprintOf(await room('bathroom-honey'));
    const pictures = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const person = await app.person();
        const size = { width: 600, height: 400, widths: [400], files: [] };
        const key = await reservePicture(app.db, person.id, size, new Date());
        await markStored(app.db, key, new Date());
        return { key, ownerId: person.id };
      }),
    );
    await Promise.all(pictures.map((picture) => comparePicture(app.db, picture, found)));
    for (const { key } of pictures) expect(await doublesOf(key)).toHaveLength(5);
  });

  it('is ignored when both belong to one person', async () => {
    const picture = await room('balcony-sage');
    await brought(ivan, picture);
    expect(await doublesOf(await brought(ivan, picture))).toEqual([]);
  });

  it.each([
    ['the same kind of room', 'second-bedroom-sage', 'second-bedroom-sea'],
    ['the same furniture the other way round', 'bathroom-terracotta', 'bathroom-pine'],
  ])('is not detected when only %s is shown', async (_, one, other) => {
    await brought(ivan, await room(one));
    expect(await doublesOf(await brought(await app.person(), await room(other)))).toEqual([]);
  });

  it('is not detected in a picture without features', async () => {
    const wall = await jpeg(640, 480, '#e8e0d0');
    await brought(ivan, wall);
    const key = await brought(await app.person(), wall);
    expect(await doublesOf(key)).toEqual([]);
    const row = await fingerprintRow(key);
    expect(row).toMatchObject({ hashes: [] });
  });

  it('is not searched among vendor pictures', async () => {
    const key = await sent(await app.person({ type: 'vendor' }), await room('garden'));
    expect(await fingerprintRow(key)).toBeUndefined();
  });

  it('is deleted with its picture and its account', async () => {
    const maria = await app.person();
    const [one, other] = [
      await brought(maria, await room('hallway-rose')),
      await brought(maria, await room('hallway-pine')),
    ];
    await app.remove(maria, one);
    expect(await fingerprintRow(one)).toBeUndefined();
    await app.db.deleteFrom('account').where('id', '=', maria.id).execute();
    expect(await fingerprintRow(other)).toBeUndefined();
  });
});

describe('A picture with a thousand duplicates', () => {
  it('matches the ten most similar in bounded time, despite many copies by one person', async () => {
    const picture = await room('kitchen-rose');
    const original = await brought(ivan, picture);
    const { rows } = await sql<{ id: number }>`
      insert into account (type, name, email, language)
      select 'user', 'Петър', 'petar-' || n || '@example.com', 'bg' from generate_series(1, 1000) n
      returning id`.execute(app.db);
    const first = Math.min(...rows.map(({ id }) => id));
    await sql`insert into picture (key, owner_id, width, height, widths, created_at, stored_at, orphaned_at)
      select 'copy-of-a-kitchen-' || lpad(n::text, 6, '0'), ${first} + n % 1000, 600, 400, '{400}', now(), now(), now()
      from generate_series(1, 1999) n`.execute(app.db);
    await copyFingerprint(original, 'copy-of-%');
    const key = await brought(
      await app.person(),
      await room('kitchen-rose', (one) => one.resize({ width: 400 })),
    );
    expect(await doublesOf(key)).toHaveLength(10);
  });

  it('is found among many pictures of one account', async () => {
    const many = await app.person();
    const original = await brought(ivan, await room('kitchen-terracotta'));
    await sql`insert into picture (key, owner_id, width, height, widths, created_at, stored_at, orphaned_at)
      select 'more-of-a-kitchen-' || lpad(n::text, 6, '0'), ${many.id}, 600, 400, '{400}', now(), now(), now()
      from generate_series(1, 300) n`.execute(app.db);
    await copyFingerprint(original, 'more-of-%');
    const key = await brought(await app.person(), await room('kitchen-terracotta'));
    expect(await doublesOf(key)).toContain(original);
  });
});

describe('A listing picture from before the comparison', () => {
  it('is compared by the nightly job', async () => {
    const maria = await app.person();
    const old = await sent(maria, await room('living-corner-sage'));
    const other = await brought(ivan, await room('living-corner-sage'));
    await app.db
      .updateTable('picture')
      .set({ attached_to: 'property:1', orphaned_at: null })
      .where('key', '=', old)
      .execute();
    await sql`delete from picture_double`.execute(app.db);
    await app.db.deleteFrom('picture_fingerprint').where('picture_key', '=', old).execute();
    await compareOldPictures(app.db, app.store);
    expect(await doublesOf(old)).toEqual([other]);
    // No work is left.
    await compareOldPictures(app.db, app.store);
    expect(await doublesOf(old)).toEqual([other]);
  });
});

it('A lookup requests a bounded number of hashes', async () => {
  const found = await fingerprintOf(await room('kitchen-linen'));
  expect(found?.probes.length).toBeLessThanOrEqual(32 * 2 * 32);
  expect(await findCopies(app.db, ivan.id, { ...found!, probes: [] })).toEqual([]);
});

function fingerprintRow(key: string) {
  return app.db
    .selectFrom('picture_fingerprint')
    .select('hashes')
    .where('picture_key', '=', key)
    .executeTakeFirst();
}

/** Marks the pictures with such keys as copies of another one. */
async function copyFingerprint(original: string, keys: string): Promise<void> {
  await sql`
    with copied as (
      insert into picture_fingerprint
        (picture_key, owner_id, hashes, points, thumbnail, thumbnail_width, thumbnail_height)
      select p.key, p.owner_id, f.hashes, f.points, f.thumbnail, f.thumbnail_width, f.thumbnail_height
      from picture p, picture_fingerprint f where p.key like ${keys} and f.picture_key = ${original}
      returning id, owner_id, hashes
    )
    insert into picture_hash select distinct hash, id, owner_id from copied, unnest(hashes) hash`.execute(
    app.db,
  );
}
