import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queueImports } from '../../../../server/modules/shop/import/import-queue.ts';
import { ImportPictures } from '../../../../server/modules/shop/import/pictures/fetch-pictures.ts';
import { FetchError } from '../../../../server/platform/fetch-public.ts';
import { DiskPictures } from '../../../../server/platform/pictures/disk-pictures.ts';
import { PictureIntake } from '../../../../server/platform/pictures/picture-intake.ts';
import { jpeg } from '../../support/a-picture.ts';
import { aShop } from '../../support/a-shop.ts';
import { importServices } from '../../support/import-services.ts';
import { anImporter, aRow, csv, HEADER } from '../../support/an-import.ts';
import { startTestApplication } from '../../support/test-application.ts';
import type { TestApplication } from '../../support/test-application.ts';

let app: TestApplication;
let folder: string;
let intake: PictureIntake;
/** Response of each URL; a function is called each time. */
let web: Map<string, Buffer | Error | (() => Promise<Buffer>)>;
let asked: string[];

beforeAll(async () => {
  app = await startTestApplication();
  await aShop(app.database).category('Лампи');
  folder = await mkdtemp(join(tmpdir(), 'uyut-import-pictures-'));
  intake = new PictureIntake({ db: app.database.db, clock: app.clock, store: new DiskPictures(folder) });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  asked = [];
  web = new Map<string, Buffer | Error | (() => Promise<Buffer>)>([
    [RED, await jpeg(320, 240, '#ff0000')],
    [GREEN, await jpeg(330, 240, '#00ff00')],
    [BLUE, await jpeg(340, 240, '#0000ff')],
  ]);
});

const [RED, GREEN, BLUE] = ['red', 'green', 'blue'].map((name) => `https://shop.example/${name}.jpg`) as [
  string,
  string,
  string,
];
const WITH_PICTURES = [...HEADER, 'Снимки'];

type Importer = Awaited<ReturnType<typeof anImporter>>;

const fetching = () =>
  new ImportPictures(
    { ...importServices({ db: app.database.db, clock: app.clock }), intake, log: pino({ level: 'silent' }) },
    async (address) => {
      asked.push(address);
      const found = web.get(address) ?? new FetchError('status', 404);
      if (found instanceof Error) throw found;
      return typeof found === 'function' ? found() : found;
    },
  );
const passMinutes = (minutes: number) => app.clock.passDays(minutes / 24 / 60);
/** Imports a file's rows and runs one round of picture downloads. */
const take = async (vendor: Importer, rows: readonly (readonly string[])[]) => {
  const { id } = await vendor.check(csv(rows));
  await vendor.take(id);
  await fetching().workOn(id);
  return vendor.read(id);
};
/** Widths of a product's pictures in order, which identify the three. */
const shown = async (vendor: Importer, code = 'L-1') => {
  const { rows } = await app.database.pool.query<{ pictures: { url: string; width: number }[] }>(
    'select pictures from product where vendor_id = $1 and vendor_code = $2',
    [vendor.vendorId, code],
  );
  return rows[0]?.pictures.map(({ width }) => width);
};

describe('Pictures named in a file by URL (VEND-04)', () => {
  it('are downloaded after the rows, in row order, and the import shows progress', async () => {
    const vendor = await anImporter(app);
    // The first one arrives last.
    let release: () => void = () => {};
    const red = web.get(RED) as Buffer;
    web.set(RED, () => new Promise((resolve) => (release = () => resolve(red))));
    const green = web.get(GREEN) as Buffer;
    web.set(GREEN, async () => {
      setTimeout(release, 50);
      return green;
    });
    const { id, counts } = await vendor.check(
      csv([WITH_PICTURES, [...aRow('L-1'), `${RED} ${GREEN} ${BLUE}`]]),
    );
    expect(counts).toMatchObject({ add: 1, bad: 0 });
    expect(await vendor.rows(id, 'add')).toMatchObject([{ pictures: 3, errors: [] }]);
    expect(await vendor.take(id)).toMatchObject({
      status: 'fetching',
      taken: 1,
      progress: 0,
      pictures: { total: 3, fetched: 0, failed: 0 },
    });
    expect(await shown(vendor)).toEqual([]);
    await fetching().workOn(id);
    expect(await vendor.read(id)).toMatchObject({
      status: 'done',
      progress: 100,
      pictures: { total: 3, fetched: 3, failed: 0 },
      withoutPictures: 0,
    });
    expect(await shown(vendor)).toEqual([320, 330, 340]);
  });

  it('may be in several columns, each URL once', async () => {
    const vendor = await anImporter(app);
    const header = [...HEADER, 'image1', 'Снимка 2', 'Снимка 2'];
    const done = await take(vendor, [header, [...aRow('L-1'), GREEN, RED, GREEN]]);
    expect(done.columns.filter(({ field }) => field === 'pictures')).toHaveLength(3);
    expect([asked.toSorted(), await shown(vendor)]).toEqual([
      [GREEN, RED],
      [330, 320],
    ]);
  });

  it('are optional: on failure the row has the URL and the reason', async () => {
    const vendor = await anImporter(app);
    web.set('https://shop.example/page', Buffer.from('<!doctype html><p>A page</p>'));
    web.set('https://shop.example/tiny.jpg', await jpeg(20, 20));
    web.set('https://shop.example/inside', new FetchError('not-public'));
    web.set('https://shop.example/huge', new FetchError('too-large'));
    const bad = ['page', 'tiny.jpg', 'inside', 'huge', 'missing.jpg'].map(
      (at) => `https://shop.example/${at}`,
    );
    const { id } = await vendor.check(
      csv([WITH_PICTURES, [...aRow('L-1'), [...bad, RED].join('|')], [...aRow('L-2'), 'lamp.jpg']]),
    );
    expect(await vendor.rows(id, 'pictures')).toMatchObject([
      { code: 'L-2', errors: [{ field: 'pictures', key: 'error-import-picture-address' }] },
    ]);
    await vendor.take(id);
    await fetching().workOn(id);
    expect(await vendor.read(id)).toMatchObject({
      status: 'done',
      taken: 2,
      pictures: { total: 6, fetched: 1, failed: 5 },
      withoutPictures: 2,
    });
    const [row, other] = await vendor.rows(id, 'pictures');
    expect(row?.errors.map(({ key }) => key).toSorted()).toEqual([
      'error-import-picture-missing',
      'error-import-picture-not-a-picture',
      'error-import-picture-not-public',
      'error-import-picture-too-large',
      'error-import-picture-too-small',
    ]);
    expect(other).toMatchObject({ code: 'L-2', errors: [{ key: 'error-import-picture-address' }] });
    expect(await shown(vendor)).toEqual([320]);
  });

  it('are not stored twice for the same URL, the same content or a repeated import', async () => {
    const vendor = await anImporter(app);
    const copy = 'https://other.example/the-same.jpg';
    web.set(copy, web.get(RED) as Buffer);
    await take(vendor, [WITH_PICTURES, [...aRow('L-1'), `${RED} ${copy}`]]);
    expect(await shown(vendor)).toEqual([320]);
    asked = [];
    const again = await vendor.check(csv([WITH_PICTURES, [...aRow('L-1'), `${RED} ${copy}`]]));
    expect(again.counts).toEqual({ same: 1, add: 0, change: 0, bad: 0 });
    // A new URL among known ones is a change, and only it is downloaded.
    const more = await take(vendor, [WITH_PICTURES, [...aRow('L-1'), `${GREEN} ${RED}`]]);
    expect(more).toMatchObject({ taken: 1, pictures: { total: 1, fetched: 1 } });
    expect([asked, await shown(vendor)]).toEqual([[GREEN], [330, 320]]);
  });

  it('are downloaded again after removal from the product if the file names them again', async () => {
    const vendor = await anImporter(app);
    await take(vendor, [WITH_PICTURES, [...aRow('L-1'), RED]]);
    await app.database.pool.query(`update product set pictures = '[]' where vendor_id = $1`, [
      vendor.vendorId,
    ]);
    const again = await take(vendor, [WITH_PICTURES, [...aRow('L-1'), RED]]);
    expect([again.counts.change, await shown(vendor)]).toEqual([1, [320]]);
  });

  it('do not change existing pictures, nor does an empty cell', async () => {
    const vendor = await anImporter(app);
    await take(vendor, [WITH_PICTURES, [...aRow('L-1'), RED]]);
    await take(vendor, [WITH_PICTURES, [...aRow('L-1', { stock: '7' }), '']]);
    expect(await shown(vendor)).toEqual([320]);
    await take(vendor, [WITH_PICTURES, [...aRow('L-1'), BLUE]]);
    expect(await shown(vendor)).toEqual([320, 340]);
  });

  it('are limited to ten per product', async () => {
    const vendor = await anImporter(app);
    const many = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const address = `https://shop.example/${index}.jpg`;
        web.set(address, await jpeg(300 + index, 240));
        return address;
      }),
    );
    const done = await take(vendor, [WITH_PICTURES, [...aRow('L-1'), many.join(' ')]]);
    expect(done).toMatchObject({ pictures: { total: 10, fetched: 10 }, withoutPictures: 1 });
    const more = await take(vendor, [WITH_PICTURES, [...aRow('L-1'), many.slice(10).join(' ')]]);
    expect(more).toMatchObject({ pictures: { total: 2, fetched: 0, failed: 2 } });
    expect(await shown(vendor)).toHaveLength(10);
  });

  it('are retried later after a temporary error, and finally fail', async () => {
    const vendor = await anImporter(app);
    web.set(RED, new FetchError('slow'));
    web.set(GREEN, new FetchError('status', 503));
    const { id, status } = await take(vendor, [WITH_PICTURES, [...aRow('L-1'), `${RED} ${GREEN}`]]);
    expect([status, asked.length]).toEqual(['fetching', 2]);
    await fetching().workOn(id);
    expect(asked).toHaveLength(2);
    passMinutes(1);
    web.set(RED, await jpeg(320, 240));
    await fetching().workOn(id);
    expect([await shown(vendor), asked.length]).toEqual([[320], 4]);
    passMinutes(10);
    await fetching().workOn(id);
    expect(await vendor.read(id)).toMatchObject({ status: 'done', pictures: { fetched: 1, failed: 1 } });
    expect(await vendor.rows(id, 'pictures')).toMatchObject([
      { errors: [{ key: 'error-import-picture-status', values: { status: 503 } }] },
    ]);
  });

  it('stop when the import is cancelled; the downloaded ones stay', async () => {
    const vendor = await anImporter(app);
    const { id } = await vendor.check(csv([WITH_PICTURES, [...aRow('L-1'), `${RED} ${GREEN} ${BLUE}`]]));
    await vendor.take(id);
    const green = web.get(GREEN) as Buffer;
    web.set(GREEN, async () => {
      await expect.poll(() => shown(vendor)).toEqual([320]);
      expect((await vendor.change(id, 'cancelled')).status).toBe(200);
      return green;
    });
    await fetching().workOn(id);
    expect(asked.toSorted()).toEqual([GREEN, RED]);
    expect(await vendor.read(id)).toMatchObject({ status: 'cancelled', taken: 1, pictures: { fetched: 1 } });
    expect(await shown(vendor)).toEqual([320]);
  });

  it('continue after a crash, without duplicates', async () => {
    const vendor = await anImporter(app);
    const { id } = await vendor.check(csv([WITH_PICTURES, [...aRow('L-1'), `${RED} ${GREEN} ${BLUE}`]]));
    await vendor.take(id);
    // Killed: the run neither ends nor releases its lock.
    const red = web.get(RED) as Buffer;
    web.set(GREEN, () => new Promise(() => {}));
    void fetching().workOn(id);
    await expect.poll(() => shown(vendor)).toEqual([320]);
    web.set(GREEN, await jpeg(330, 240, '#00ff00'));
    asked = [];
    // Other runs skip it until it has been silent for a minute.
    await fetching().workOn(id);
    expect(asked).toEqual([]);
    await app.database.pool.query(
      `update product_import set heartbeat = now() - interval '2 minutes' where id = $1`,
      [id],
    );
    await app.database.pool.query('delete from graphile_worker._private_jobs');
    await queueImports(vendor.services);
    const { rows } = await app.database.pool.query<{ key: string }>('select key from graphile_worker.jobs');
    expect(rows).toEqual([{ key: `pictures-${id}` }]);
    await fetching().workOn(id);
    expect(asked.toSorted()).toEqual([BLUE, GREEN]);
    expect(await vendor.read(id)).toMatchObject({ status: 'done', pictures: { total: 3, fetched: 3 } });
    expect(await shown(vendor)).toEqual([320, 330, 340]);
    expect(red.length).toBeGreaterThan(0);
  });

  it('pause when the server closes, and resume at the next start', async () => {
    const vendor = await anImporter(app);
    const { id } = await vendor.check(csv([WITH_PICTURES, [...aRow('L-1'), RED]]));
    await vendor.take(id);
    const closing = fetching();
    web.set(RED, async () => {
      closing.stop();
      throw new Error('closing');
    });
    await closing.workOn(id);
    web.set(RED, await jpeg(320, 240));
    await fetching().workOn(id);
    expect(await vendor.read(id)).toMatchObject({ status: 'done', pictures: { fetched: 1, failed: 0 } });
  });

  it('of a product deleted meanwhile are released', async () => {
    const vendor = await anImporter(app);
    const { id } = await vendor.check(csv([WITH_PICTURES, [...aRow('L-1'), RED]]));
    await vendor.take(id);
    await app.database.pool.query('update product set deleted_at = now() where vendor_id = $1', [
      vendor.vendorId,
    ]);
    await fetching().workOn(id);
    expect(await vendor.read(id)).toMatchObject({ status: 'done', pictures: { fetched: 0, failed: 1 } });
  });
});
