import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ImportPictures } from '../../../../server/modules/shop/import/pictures/fetch-pictures.ts';
import { DiskPictures } from '../../../../server/platform/pictures/disk-pictures.ts';
import { PictureIntake } from '../../../../server/platform/pictures/picture-intake.ts';
import { IMPORT_FIELD_NAMES } from '../../../../src/core/shop/import/import-fields.ts';
import { sampleHeading } from '../../../../src/core/shop/import/import-fields.ts';
import { aChair } from '../../../support/a-product-content.ts';
import { jpeg } from '../../support/a-picture.ts';
import { importer } from '../../support/an-import.ts';
import { aShop } from '../../support/a-shop.ts';
import { aSeller } from '../../support/a-vendor.ts';
import { startTestApplication } from '../../support/test-application.ts';
import type { TestApplication } from '../../support/test-application.ts';

let app: TestApplication;
let categoryId: number;
let folder: string;
let store: DiskPictures;
let intake: PictureIntake;
beforeAll(async () => {
  app = await startTestApplication();
  folder = await mkdtemp(join(tmpdir(), 'uyut-export-'));
  store = new DiskPictures(folder);
  intake = new PictureIntake({ db: app.database.db, clock: app.clock, store });
  categoryId = await aShop(app.database).category('Столове');
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

/** Stores a picture of an account and returns its key. */
const stored = async (accountId: number, colour: string) =>
  (await intake.storeReceived(await jpeg(320, 240, colour), accountId, pino({ level: 'silent' }))).key;

const download = (path: string, headers: Record<string, string>) =>
  app.server.inject({ method: 'GET', url: `/exports/${path}`, headers });

/** Text of an export as a public site writes it: the import downloads from the default ports only. */
const published = async (path: string, headers: Record<string, string>) =>
  (await download(path, headers)).body.replaceAll('http://127.0.0.1:3000', 'https://uyut.example');

describe('The export of products (SHIP-12)', () => {
  it.each([
    ['csv', 'bg'],
    ['xlsx', 'bg'],
    ['csv', 'en'],
    ['xlsx', 'en'],
  ])('as %s in %s is read by the import without a change', async (format, language) => {
    const seller = await aSeller(app);
    const main = await seller.has({
      categoryId,
      code: '=MAIN-1',
      price: 12_990,
      promoPrice: 9_990,
      colour: 'white',
      width: 1_205,
      weight: 1_850,
      descriptionBg: 'Първи ред;\nвтори „ред“',
    });
    await seller.has({ categoryId, code: '0012', variantOf: main, quantity: 0 }, true);
    const file = await download(`products.${format}?language=${language}`, seller.headers);
    expect(file.statusCode).toBe(200);
    const imports = importer(app, seller, seller.vendorId);
    const checked = await imports.check(file.rawPayload, `products.${format}`);
    expect(checked.counts).toEqual({ bad: 0, add: 0, change: 0, same: 2 });
    const columns = checked.columns.map(({ field }) => field);
    expect(columns).toEqual([...IMPORT_FIELD_NAMES]);
  });

  it('has the addresses of pictures, which the import of the same shop finds unchanged', async () => {
    const seller = await aSeller(app);
    const pictures = [await stored(seller.id, '#ff0000'), await stored(seller.id, '#00ff00')];
    const { body } = await seller.create(aChair({ categoryId, code: 'A' }), { pictures });
    await app.database.db
      .updateTable('product')
      .set({ hidden_at: null })
      .where('id', '=', (body as { id: number }).id)
      .execute();
    const file = await published('products.csv', seller.headers);
    expect(file).toContain(`https://uyut.example/pictures/uploads/${pictures[0]}-320.webp `);
    const imports = importer(app, seller, seller.vendorId);
    const { counts } = await imports.check(Buffer.from(file));
    expect(counts).toEqual({ bad: 0, add: 0, change: 0, same: 1 });
    const changed = file.replace(pictures[1] ?? '', 'another-key-0123456789ab');
    expect((await imports.check(Buffer.from(changed))).counts).toMatchObject({ change: 1, same: 0 });
  });

  it('imported by another shop makes the same products with their pictures', async () => {
    const [seller, other] = [await aSeller(app), await aSeller(app)];
    const pictures = [await stored(seller.id, '#0000ff'), await stored(seller.id, '#ffff00')];
    await seller.create(aChair({ categoryId, code: 'A', colour: 'white', ean: '3809000039006' }), {
      pictures,
    });
    const file = await published('products.csv', seller.headers);
    const imports = importer(app, other, other.vendorId);
    const { id, counts } = await imports.check(Buffer.from(file));
    expect(counts).toEqual({ bad: 0, add: 1, change: 0, same: 0 });
    await imports.take(id);
    const read = async (address: string) => {
      const found = await store.read(new URL(address).pathname.slice('/pictures/uploads/'.length));
      if (!found) throw new Error(`not stored: ${address}`);
      return buffer(found.stream);
    };
    await new ImportPictures({ ...imports.services, intake, log: pino({ level: 'silent' }) }, read).workOn(
      id,
    );
    const again = await published('products.csv', other.headers);
    const withoutKeys = (text: string) => text.replaceAll(/uploads\/[\w-]+-320/g, 'uploads/KEY-320');
    expect(withoutKeys(again)).toBe(withoutKeys(file));
    expect(again.match(/-320\.webp/g)).toHaveLength(2);
  });

  it('has all products of the vendor, and none of another', async () => {
    const [seller, other] = [await aSeller(app), await aSeller(app)];
    await aShop(app.database).product({ vendorId: other.vendorId, categoryId });
    for (let number = 0; number < 3; number += 1) await seller.has({ categoryId, code: `P-${number}` });
    const { body } = await download('products.csv', seller.headers);
    const [header, ...lines] = body.trim().split('\r\n');
    expect(header).toContain(sampleHeading('code', 'bg'));
    expect(lines.map((line) => line.split(';')[0])).toEqual(['P-0', 'P-1', 'P-2']);
  });

  it('needs a session of a vendor', async () => {
    expect((await download('products.csv', {})).statusCode).toBe(401);
    const seller = await aSeller(app);
    expect((await download('products.pdf', seller.headers)).statusCode).toBe(404);
  });
});
