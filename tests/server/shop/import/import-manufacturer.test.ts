import { afterAll, beforeAll, expect, it } from 'vitest';
import { aShop } from '../../support/a-shop.ts';
import { anImporter, aRow, csv, HEADER } from '../../support/an-import.ts';
import { startTestApplication } from '../../support/test-application.ts';
import type { TestApplication } from '../../support/test-application.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication();
  await aShop(app.database).category('Лампи');
});
afterAll(() => app.close());

type Importer = Awaited<ReturnType<typeof anImporter>>;
type Body = { manufacturer?: string; manufacturerAddress?: string; manufacturerContact?: string };

const SHOP = { company_name: 'Магазин ЕООД', address: 'София, ул. Роза 2', email: 'shop@example.com' };
const OAK = {
  manufacturer: 'Дъб ООД',
  manufacturerAddress: 'Троян, ул. Дъб 1',
  manufacturerContact: 'oak.example',
};
/** A file without a manufacturer. */
const file = (...codes: string[]) =>
  csv([HEADER.slice(0, 5), ...codes.map((code) => aRow(code).slice(0, 5))]);

async function aVendor(profile = SHOP): Promise<Importer> {
  const vendor = await anImporter(app);
  await app.database.db.updateTable('vendor').set(profile).where('id', '=', vendor.vendorId).execute();
  return vendor;
}

const say = (vendor: Importer, id: number, body: Body) =>
  app.post(`/api/product/import/${id}/mapping`, { columns: COLUMNS, ...body }, vendor.headers);
const COLUMNS = ['code', 'titleBg', 'category', 'price', 'quantity'].map((field, index) => ({
  name: HEADER[index] ?? '',
  field,
}));

const makers = ({ vendorId }: Importer) =>
  app.database.db
    .selectFrom('product')
    .select(['vendor_code', 'manufacturer', 'manufacturer_address', 'manufacturer_contact'])
    .where('vendor_id', '=', vendorId)
    .orderBy('vendor_code')
    .execute();

it('The manufacturer is from the profile if the file has no column, shown in the check (VEND-04)', async () => {
  const vendor = await aVendor();
  const { id, counts } = await vendor.check(file('L-1'));
  expect(counts).toEqual({ add: 1, bad: 0, change: 0, same: 0 });
  expect(await vendor.rows(id, 'add')).toMatchObject([
    {
      filled: [
        { field: 'manufacturer', value: SHOP.company_name, source: 'profile' },
        { field: 'manufacturerAddress', value: SHOP.address, source: 'profile' },
        { field: 'manufacturerContact', value: SHOP.email, source: 'profile' },
      ],
    },
  ]);
  await vendor.take(id);
  expect(await makers(vendor)).toEqual([
    {
      vendor_code: 'L-1',
      manufacturer: SHOP.company_name,
      manufacturer_address: SHOP.address,
      manufacturer_contact: SHOP.email,
    },
  ]);
});

it('The manufacturer of the file precedes the profile’s, only for empty cells', async () => {
  const vendor = await aVendor();
  const { id } = await vendor.check(csv([HEADER, aRow('L-1'), [...aRow('L-2').slice(0, 5), '', '', '']]));
  const columns = [...COLUMNS, { name: HEADER[5] ?? '', field: 'manufacturer' }];
  columns.push({ name: HEADER[6] ?? '', field: 'manufacturerAddress' });
  columns.push({ name: HEADER[7] ?? '', field: 'manufacturerContact' });
  const said = { columns, ...OAK, manufacturer: ' Дъб  ООД ' };
  const answer = await app.post(`/api/product/import/${id}/mapping`, said, vendor.headers);
  expect([answer.status, answer.body]).toMatchObject([200, { manufacturer: 'Дъб ООД' }]);
  expect(await vendor.work(id)).toMatchObject({ counts: { add: 2, bad: 0 }, manufacturer: 'Дъб ООД' });
  await vendor.take(id);
  expect(await makers(vendor)).toMatchObject([
    { manufacturer: 'Дървото ООД', manufacturer_address: 'Троян, ул. Минзухар 1' },
    {
      manufacturer: OAK.manufacturer,
      manufacturer_address: OAK.manufacturerAddress,
      manufacturer_contact: 'https://oak.example',
    },
  ]);
});

it('The manufacturer is required if neither the file nor the profile has one', async () => {
  const vendor = await aVendor({ ...SHOP, company_name: '', address: '' });
  const { id, counts } = await vendor.check(file('L-1'));
  expect(counts.bad).toBe(1);
  expect((await vendor.rows(id))[0]?.errors.map(({ key }) => key)).toEqual([
    'error-manufacturer-required',
    'error-manufacturer-address-required',
    'error-manufacturer-contact-required',
  ]);
  await say(vendor, id, OAK);
  expect((await vendor.work(id)).counts).toMatchObject({ add: 1, bad: 0 });
});

it('The manufacturer of an existing product is unchanged, also if edited since the check', async () => {
  const vendor = await aVendor();
  await vendor.take((await vendor.check(csv([HEADER, aRow('L-1')]))).id);
  const { id } = await vendor.check(
    csv([
      ['Код', 'Наличност', 'Производител'],
      ['L-1', '9', ''],
    ]),
  );
  expect((await vendor.rows(id, 'change'))[0]?.changes.map(({ field }) => field)).toEqual(['quantity']);
  const now = {
    manufacturer: 'Нов майстор',
    manufacturer_address: 'Елена, ул. Бук 3',
    manufacturer_contact: 'new@example.com',
  };
  await app.database.db.updateTable('product').set(now).where('vendor_id', '=', vendor.vendorId).execute();
  await vendor.take(id);
  expect(await makers(vendor)).toEqual([{ vendor_code: 'L-1', ...now }]);
});

it('A too short manufacturer is rejected, and nothing is written', async () => {
  const vendor = await aVendor();
  const { id } = await vendor.check(file('L-1'));
  const { status, body } = await say(vendor, id, { manufacturer: 'Д', manufacturerAddress: 'ул.' });
  expect([status, body]).toMatchObject([422, { message: 'validation_failed' }]);
  expect(await vendor.read(id)).toMatchObject({ status: 'ready', manufacturer: '' });
  const unstorable = await say(vendor, id, { manufacturer: 'Дъб\0ООД \ud800' });
  expect([unstorable.status < 500, unstorable.status]).toEqual([true, expect.any(Number)]);
});
