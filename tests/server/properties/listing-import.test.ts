import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ImportPictures } from '../../../server/modules/shop/import/pictures/fetch-pictures.ts';
import { FetchError } from '../../../server/platform/fetch-public.ts';
import { DiskPictures } from '../../../server/platform/pictures/disk-pictures.ts';
import { PictureIntake } from '../../../server/platform/pictures/picture-intake.ts';
import { somePlaces } from '../support/a-property.ts';
import { anImporter, anImportingAgency, csv } from '../support/an-import.ts';
import type { Cells } from '../support/an-import.ts';
import { importServices } from '../support/import-services.ts';
import { jpeg } from '../support/a-picture.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication();
  await somePlaces(app);
  // The sample names a district that the test's places lack.
  await app.database.db
    .updateTable('district')
    .set({ name_bg: 'Каменица 1', name_en: 'Kamenitsa 1' })
    .where('id', '=', 21)
    .execute();
});
afterAll(() => app.close());

const HEADER = (
  'Код;Заглавие;Вид;Град;Квартал;Наем;Депозит;Комисиона;Площ;Спални;Бани;Етаж;Строителство;Отопление;' +
  'Обзавеждане;Година на строеж;Координати;Описание'
).split(';');

const DESCRIPTION = 'Просторно и тихо жилище на пет минути от метрото, с изглед към Витоша.';

const aHome = (code: string, { rent = '1 200', title = 'Двустаен до парка' } = {}): Cells => {
  const place = ['Двустаен', 'гр. София', 'кв. Лозенец'];
  const facts = [rent, '1 200', '600', '65', '1', '1', '3/6', 'Тухла', 'ТЕЦ', 'Обзаведено', '2008'];
  return [code, title, ...place, ...facts, '42.671, 23.326', DESCRIPTION];
};

describe('An import of listings', () => {
  it('makes drafts that can be published', async () => {
    const agency = await anImportingAgency(app);
    const checked = await agency.check(csv([HEADER, aHome('A-1'), aHome('A-2')]));
    expect(checked).toMatchObject({ status: 'ready', counts: { add: 2, bad: 0 }, incomplete: 0 });
    expect(await agency.listings()).toEqual([]);

    expect(await agency.take(checked.id)).toMatchObject({ status: 'done', taken: 2 });

    const listings = await agency.listings();
    expect(listings).toMatchObject([
      {
        agency_code: 'A-1',
        status: 'draft',
        city_id: 1,
        district_id: 11,
        price: 120_000,
        floor: 3,
        total_floors: 6,
        type: 'two-room',
        heating: 'tec',
        furniture: 'furnished',
        latitude: 42.671,
      },
      { agency_code: 'A-2', status: 'draft' },
    ]);
    const ids = listings.map(({ id }) => id);
    const published = await app.post(
      '/api/user/property/changes',
      { ids, action: 'publish' },
      agency.headers,
    );
    expect(published.body).toMatchObject({ changed: ids, refused: [] });
  });

  it('changes nothing when the same file is imported again', async () => {
    const agency = await anImportingAgency(app);
    const file = csv([HEADER, aHome('A-1')]);
    await agency.take((await agency.check(file)).id);
    const before = await agency.listings();

    expect(await agency.check(file)).toMatchObject({ counts: { add: 0, change: 0, same: 1 } });
    expect(await agency.listings()).toEqual(before);
  });

  it('changes a published listing and leaves it published', async () => {
    const agency = await anImportingAgency(app);
    await agency.take((await agency.check(csv([HEADER, aHome('A-1')]))).id);
    const [listing] = await agency.listings();
    await app.post(`/api/user/property/${listing?.id}/status`, { status: 'active' }, agency.headers);

    const again = await agency.check(csv([HEADER, aHome('A-1', { rent: '1 100' })]));
    const [row] = await agency.rows(again.id, 'change');
    expect(row?.changes).toEqual([{ field: 'price', before: 120_000, after: 110_000 }]);
    await agency.take(again.id);

    expect(await agency.listings()).toMatchObject([
      { id: listing?.id, status: 'active', price: 110_000, title: 'Двустаен до парка' },
    ]);
  });

  it('rejects a row that would make a published listing incomplete', async () => {
    const agency = await anImportingAgency(app);
    await agency.take((await agency.check(csv([HEADER, aHome('A-1')]))).id);
    const [listing] = await agency.listings();
    await app.post(`/api/user/property/${listing?.id}/status`, { status: 'active' }, agency.headers);

    const { id } = await agency.check(
      csv([
        ['Код', 'Наем'],
        ['A-1', ''],
      ]),
    );
    expect(await agency.rows(id)).toMatchObject([
      { number: 2, errors: [{ field: 'price', key: 'error-price-required' }] },
    ]);
  });

  it('names each bad row with its line and reasons, and imports the others', async () => {
    const agency = await anImportingAgency(app);
    const bad = [...aHome('A-2')];
    bad[5] = 'по договаряне';
    bad[4] = 'Лозинец';
    const checked = await agency.check(csv([HEADER, aHome('A-1'), bad, aHome('A-1'), aHome('')]));
    expect(checked.counts).toMatchObject({ add: 1, bad: 3 });
    expect(await agency.rows(checked.id)).toMatchObject([
      {
        number: 3,
        errors: [
          { field: 'price', key: 'error-import-price', values: { text: 'по договаряне' } },
          { field: 'district', key: 'error-import-district-nearest', values: { nearest: 'Лозенец' } },
        ],
      },
      { number: 4, errors: [{ field: 'code', key: 'error-import-double', values: { row: 2 } }] },
      { number: 5, errors: [{ field: 'code', key: 'error-import-listing-code' }] },
    ]);
    await agency.take(checked.id);
    expect(await agency.listings()).toHaveLength(1);
  });

  it('imports incomplete rows as drafts and lists their missing fields', async () => {
    const agency = await anImportingAgency(app);
    const checked = await agency.check(
      csv([
        ['Код', 'Заглавие', 'Наем'],
        ['A-1', 'Двустаен до парка', '900'],
      ]),
    );
    expect(checked).toMatchObject({ counts: { add: 1, bad: 0 }, incomplete: 1 });
    const [row] = await agency.rows(checked.id, 'incomplete');
    expect(row?.errors).toContainEqual({ field: 'district', key: 'error-district-required' });
    expect(row?.errors).not.toContainEqual(expect.objectContaining({ field: 'price' }));
  });

  it('rejects the code of a deleted listing', async () => {
    const agency = await anImportingAgency(app);
    const file = csv([HEADER, aHome('A-1')]);
    await agency.take((await agency.check(file)).id);
    const [listing] = await agency.listings();
    const removal = { ids: [listing?.id], action: 'delete' };
    await app.post('/api/user/property/changes', removal, agency.headers);
    const { id } = await agency.check(file);
    expect(await agency.rows(id)).toMatchObject([{ errors: [{ key: 'error-import-listing-deleted' }] }]);
  });

  it('adds a separate listing for a code of another agency', async () => {
    const [one, other] = [await anImportingAgency(app), await anImportingAgency(app, 'Стар дом')];
    const file = csv([HEADER, aHome('A-1')]);
    await one.take((await one.check(file)).id);
    const checked = await other.check(file);
    expect(checked.counts).toMatchObject({ add: 1 });
    await other.take(checked.id);
    expect([await one.listings(), await other.listings()].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('is not found by another agency or a vendor', async () => {
    const [one, other] = [await anImportingAgency(app), await anImportingAgency(app, 'Стар дом')];
    const vendor = await anImporter(app);
    const { id } = await one.check(csv([HEADER, aHome('A-1')]));
    const url = `/api/user/property/import/${id}`;
    expect((await app.get(url, other.headers)).status).toBe(404);
    expect((await app.get(url, vendor.headers)).status).toBe(403);
    expect((await app.get(`/api/product/import/${id}`, vendor.headers)).status).toBe(404);
    expect((await app.get(`/listing-imports/bad-rows-${id}.csv`, other.headers)).status).toBe(404);
    expect((await app.get('/listing-imports/sample.csv', vendor.headers)).status).toBe(403);
  });

  it('creates each listing once for two simultaneous imports of a file', async () => {
    const agency = await anImportingAgency(app);
    const file = csv([HEADER, ...['A-1', 'A-2', 'A-3'].map((code) => aHome(code))]);
    const [first, second] = [await agency.check(file), await agency.check(file)];
    for (const { id } of [first, second]) await agency.change(id, 'importing');
    await Promise.all([agency.work(first.id), agency.work(second.id)]);
    for (const { id } of [first, second]) await agency.work(id);
    expect((await agency.listings()).map((one) => one.agency_code)).toEqual(['A-1', 'A-2', 'A-3']);
    expect((await agency.read(second.id)).status).toBe('done');
  });

  it('rejects a file that is not a table', async () => {
    const agency = await anImportingAgency(app);
    expect(await agency.refused(Buffer.from('%PDF-1.7 …'))).toEqual([422, 'error-import-kind']);
    expect(await agency.refused(Buffer.alloc(0))).toEqual([422, 'error-import-empty']);
  });

  it('stores the chosen columns for the next file', async () => {
    const agency = await anImportingAgency(app);
    const file = csv([
      ['Моят код', 'Текст'],
      ['A-1', DESCRIPTION],
    ]);
    const { id } = await agency.check(file);
    expect(await agency.read(id)).toMatchObject({ error: { key: 'error-import-no-code' } });
    const columns = [
      { name: 'Моят код', field: 'code' },
      { name: 'Текст', field: 'description' },
    ];
    const mapped = await app.post(`/api/user/property/import/${id}/mapping`, { columns }, agency.headers);
    expect(mapped.status).toBe(200);
    expect(await agency.work(id)).toMatchObject({ counts: { add: 1 } });
    expect(await agency.check(file)).toMatchObject({ counts: { add: 1 }, error: null });
  });

  it.each([
    ['csv', 'bg'],
    ['xlsx', 'en'],
    ['xml', 'bg'],
  ])('reads the sample as %s in %s without errors', async (kind, language) => {
    const agency = await anImportingAgency(app);
    const sample = await app.server.inject({
      url: `/listing-imports/sample.${kind}?language=${language}`,
      headers: agency.headers,
    });
    expect(sample.statusCode).toBe(200);
    const checked = await agency.check(sample.rawPayload, `sample.${kind}`);
    expect(await agency.rows(checked.id)).toEqual([]);
    expect(checked).toMatchObject({ counts: { add: 2, bad: 0 }, incomplete: 0 });
  });
});

describe('Pictures of imported listings', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'uyut-listing-import-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('are fetched once, and their errors are shown with the row', async () => {
    const agency = await anImportingAgency(app);
    const { db } = app.database;
    const fetched: string[] = [];
    const picture = await jpeg();
    const pictures = new ImportPictures(
      {
        ...importServices({ db, clock: app.clock }),
        intake: new PictureIntake({ db, clock: app.clock, store: new DiskPictures(folder) }),
        log: pino({ level: 'silent' }),
      },
      async (address) => {
        fetched.push(address);
        if (!address.endsWith('/front.jpg')) throw new FetchError('status', 404);
        return picture;
      },
    );
    const addresses = 'https://agency.example/front.jpg https://agency.example/gone.jpg';
    const file = csv([
      [...HEADER, 'Снимки'],
      [...aHome('A-1'), addresses],
    ]);
    const { id } = await agency.check(file);
    expect(await agency.take(id)).toMatchObject({ status: 'fetching', pictures: { total: 2 } });
    await pictures.workOn(id);

    expect(await agency.read(id)).toMatchObject({
      status: 'done',
      withoutPictures: 1,
      pictures: { total: 2, fetched: 1, failed: 1 },
    });
    const [row] = await agency.rows(id, 'pictures');
    expect(row?.errors).toMatchObject([{ field: 'pictures', key: 'error-import-picture-missing' }]);
    const [listing] = await agency.listings();
    expect(listing?.pictures).toHaveLength(1);

    const again = await agency.check(file);
    await agency.take(again.id);
    await pictures.workOn(again.id);
    expect(fetched.filter((address) => address.endsWith('/front.jpg'))).toHaveLength(1);
  });
});
