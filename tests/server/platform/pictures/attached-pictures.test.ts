import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../../server/platform/database/database.ts';
import {
  abandonPictures,
  attachPictures,
  releasePictures,
  replacePicture,
} from '../../../../server/platform/pictures/attached-pictures.ts';
import { deleteOrphanedPictures } from '../../../../server/platform/pictures/delete-pictures.ts';
import { fileNames } from '../../../../server/platform/pictures/picture-store.ts';
import { markStored, reservePicture } from '../../../../server/platform/pictures/picture-rows.ts';
import { startPictureServer } from '../../support/outside-servers/a-picture-server.ts';
import type { Person } from '../../support/an-account.ts';

let app: Awaited<ReturnType<typeof startPictureServer>>;
let ivan: Person;
let maria: Person;

beforeAll(async () => {
  app = await startPictureServer();
  [ivan, maria] = [await app.person(), await app.person()];
});
afterAll(() => app.close());

const SIZE = { width: 640, height: 480, widths: [400, 640], files: [] };
/** A picture with files of one byte each. */
async function stored(owner: Person, now = new Date()): Promise<string> {
  const key = await reservePicture(app.db, owner.id, SIZE, now);
  for (const name of fileNames(key, SIZE.widths)) await app.store.put(name, Buffer.from('x'));
  await markStored(app.db, key, now);
  return key;
}
const attach = (owner: Person, keys: string[], subject: string, field?: string) =>
  inTransaction(app.db, (transaction) => attachPictures(transaction, owner.id, keys, subject, field));
const release = (subject: string, existing: string[]) =>
  inTransaction(app.db, (transaction) => releasePictures(transaction, subject, existing));
const filesOf = async (key: string) => (await app.files()).filter((name) => name.startsWith(key)).length;
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000);

describe('A single picture field', () => {
  const replace = (owner: Person, key: string | null) =>
    inTransaction(app.db, (transaction) => replacePicture(transaction, owner.id, key, 'vendor-logo:1'));
  const placeOf = async (key: string) => (await app.rows()).find((row) => row.key === key)?.attached_to;

  it('shows the new picture, or none, and releases the old one', async () => {
    const [one, two] = [await stored(ivan), await stored(ivan)];
    expect(await replace(ivan, one)).toMatchObject({ url: `/pictures/uploads/${one}` });
    expect(await replace(ivan, one)).toMatchObject({ url: `/pictures/uploads/${one}` });
    expect(await replace(ivan, two)).toMatchObject({ url: `/pictures/uploads/${two}` });
    expect([await placeOf(one), await placeOf(two)]).toEqual([null, 'vendor-logo:1']);
    expect(await replace(ivan, null)).toBeNull();
    expect(await placeOf(two)).toBeNull();
  });

  it("rejects another person's picture and does not change", async () => {
    const old = await stored(ivan);
    await replace(ivan, old);
    await expect(replace(ivan, await stored(maria))).rejects.toMatchObject({
      fields: { picture: 'error-picture-unknown' },
    });
    expect(await placeOf(old)).toBe('vendor-logo:1');
  });
});

describe('A listing with uploaded pictures', () => {
  it('shows them in the order of its form', async () => {
    const [one, two] = [await stored(ivan), await stored(ivan)];
    expect(await attach(ivan, [two, one], 'property:1')).toEqual(
      [two, one].map((key) => ({
        url: `/pictures/uploads/${key}`,
        width: 640,
        height: 480,
        widths: [400, 640],
      })),
    );
    expect(await attach(ivan, [one, two], 'property:1')).toHaveLength(2);
    expect(await attach(ivan, [], 'property:1')).toEqual([]);
  });

  it.each([
    ['that is not there', async () => 'there-is-no-such-picture'],
    ["of somebody else's", () => stored(maria)],
    ['whose files are still being written', () => reservePicture(app.db, ivan.id, SIZE, new Date())],
    [
      'that another listing shows',
      async () => {
        const key = await stored(ivan);
        await attach(ivan, [key], 'property:7');
        return key;
      },
    ],
  ])('rejects a picture %s, with all others', async (_, make) => {
    const good = await stored(ivan);
    await expect(attach(ivan, [good, await make()], 'property:2')).rejects.toMatchObject({
      messageKey: 'validation_failed',
      fields: { images: 'error-picture-unknown' },
      kind: 'invalid',
    });
    expect((await app.rows()).find(({ key }) => key === good)).toMatchObject({ attached_to: null });
  });

  it('marks the wrong field', async () => {
    await expect(attach(ivan, ['unknown'], 'property:2', 'plan')).rejects.toMatchObject({
      fields: { plan: 'error-picture-unknown' },
    });
  });

  it('is the only one to get a picture requested twice at the same time', async () => {
    const key = await stored(ivan);
    const asked = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) => attach(ivan, [key], `property:1${index}`)),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('releases pictures that it no longer shows', async () => {
    const [existing, left] = [await stored(ivan), await stored(ivan)];
    await attach(ivan, [existing, left], 'property:3');
    await release('property:3', [existing]);
    expect((await attach(ivan, [left], 'property:4'))[0]?.url).toContain(left);
    await expect(attach(ivan, [existing], 'property:4')).rejects.toThrow();
    await release('property:3', []);
    expect(await attach(ivan, [existing], 'property:4')).toHaveLength(1);
  });
});

describe('An account', () => {
  it('has room for 200 unused pictures, also in parallel uploads', async () => {
    const petar = await app.person();
    const now = new Date();
    const asked = await Promise.allSettled(
      Array.from({ length: 230 }, () => reservePicture(app.db, petar.id, SIZE, now)),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(200);
    for (const one of asked) {
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ kind: 'too-many' });
    }
    await deleteOrphanedPictures(app.db, app.store, hoursFromNow(49));
  });
});

describe('The nightly job', () => {
  const night = (hours: number) => deleteOrphanedPictures(app.db, app.store, hoursFromNow(hours));

  it('deletes pictures unused for two days, with their files', async () => {
    const [loose, shown, letGo] = [
      await stored(ivan),
      await stored(ivan),
      await stored(ivan, hoursFromNow(-1_000)),
    ];
    await attach(ivan, [shown, letGo], 'property:20');
    await release('property:20', [shown]);
    await night(47);
    expect(await Promise.all([loose, shown, letGo].map(filesOf))).toEqual([4, 4, 4]);
    await night(49);
    expect(await Promise.all([loose, shown, letGo].map(filesOf))).toEqual([0, 4, 0]);
    await expect(attach(ivan, [loose], 'property:20')).rejects.toThrow();
  });

  it('deletes files of an upload interrupted by a crash', async () => {
    const key = await reservePicture(app.db, ivan.id, SIZE, new Date());
    await app.store.put(`${key}-400.avif`, Buffer.from('x'));
    await night(49);
    expect(await filesOf(key)).toBe(0);
    expect((await app.rows()).some((row) => row.key === key)).toBe(false);
  });

  it('deletes files the night after a failed attempt', async () => {
    const key = await stored(ivan);
    app.store.away = true;
    await expect(night(49)).rejects.toThrow();
    app.store.away = false;
    await expect(attach(ivan, [key], 'property:21')).rejects.toThrow();
    await night(49);
    expect(await filesOf(key)).toBe(0);
    expect((await app.rows()).some((row) => row.key === key)).toBe(false);
  });

  it('deletes more than one batch', async () => {
    for (let number = 0; number < 120; number += 1) await reservePicture(app.db, maria.id, SIZE, new Date());
    await night(49);
    expect((await app.rows()).filter(({ owner_id }) => owner_id === maria.id)).toEqual([]);
  });
});

describe('A deleted account', () => {
  const go = (person: Person, say: boolean) =>
    inTransaction(app.db, async (transaction) => {
      if (say) await abandonPictures(transaction, person.id);
      await transaction.deleteFrom('account').where('id', '=', person.id).execute();
    });

  it.each([true, false])('removes its pictures, shown or not (announced before: %s)', async (said) => {
    const petar = await app.person();
    const [loose, shown] = [await stored(petar), await stored(petar)];
    await attach(petar, [shown], `property:3${Number(said)}`);
    await go(petar, said);
    await deleteOrphanedPictures(app.db, app.store, new Date());
    expect([await filesOf(loose), await filesOf(shown)]).toEqual([0, 0]);
  });

  it('leaves other accounts’ pictures', async () => {
    const [petar, key] = [await app.person(), await stored(ivan)];
    await go(petar, true);
    await deleteOrphanedPictures(app.db, app.store, new Date());
    expect(await filesOf(key)).toBe(4);
  });
});
