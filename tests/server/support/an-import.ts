import { buffer } from 'node:stream/consumers';
import { TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';
import { workOnImport } from '../../../server/modules/shop/import/import-queue.ts';
import { writeTable } from '../../../server/platform/documents/table-file.ts';
import type { ListingImport } from '../../../src/core/properties/import/listing-imports.ts';
import type { ProductImport } from '../../../src/core/shop/import/product-import.ts';
import { importServices } from './import-services.ts';
import { aShop } from './a-shop.ts';
import { aPerson } from './an-account.ts';
import type { Person } from './an-account.ts';
import type { TestApplication } from './test-application.ts';

export type Cells = readonly (string | number)[];
type Refused = { message: string };
export type Row = {
  number: number;
  code: string;
  pictures: number;
  errors: { field: string | null; key: string; values?: Record<string, unknown> }[];
  changes: { field: string; before: unknown; after: unknown }[];
};

/** The required columns of a new product. */
export const HEADER = [
  'Код',
  'Заглавие',
  'Категория',
  'Цена',
  'Наличност',
  'Производител',
  'Адрес на производителя',
  'Имейл на производителя',
];

export function aRow(
  code: string,
  { title = 'Настолна лампа', category = 'Лампи', price = '89,90', stock = '5' } = {},
) {
  const maker = ['Дървото ООД', 'Троян, ул. Минзухар 1', 'office@darvoto.example'];
  return [code, title, category, price, stock, ...maker];
}

/** Formats rows like common programs. */
export const csv = (rows: readonly Cells[], delimiter = ';'): Buffer =>
  Buffer.from(rows.map((row) => row.join(delimiter)).join('\r\n'));

export async function xlsx([header = [], ...rows]: readonly Cells[]): Promise<Buffer> {
  return buffer(writeTable('xlsx', header, rows));
}

export async function zip(parts: Record<string, string>): Promise<Buffer> {
  const whole = new ZipWriter(new Uint8ArrayWriter());
  for (const [name, text] of Object.entries(parts)) await whole.add(name, new TextReader(text));
  return Buffer.from(await whole.close());
}

/** Returns a workbook with one sheet from raw XML. */
export const workbook = (sheet: string, parts: Record<string, string> = {}) =>
  zip({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Type="t/worksheet" Target="worksheets/sheet1.xml"/>' +
      '<Relationship Id="rId2" Type="t/sharedStrings" Target="sharedStrings.xml"/>' +
      '<Relationship Id="rId3" Type="t/styles" Target="styles.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    ...parts,
  });

export async function anImportingAgency(app: TestApplication, name = 'Нов дом') {
  const person = await aPerson(app, { type: 'agency', name });
  const listings = () =>
    app.database.db
      .selectFrom('property')
      .selectAll()
      .where('owner_id', '=', person.id)
      .orderBy('agency_code')
      .execute();
  return { ...fileImporter(app, person, '/api/user/property/import'), listings };
}

/** A vendor with imports; the shop has the category „Лампи“. */
export async function anImporter(app: TestApplication) {
  const vendorId = await aShop(app.database).vendor();
  const person = await aPerson(app, { type: 'vendor', vendorId });
  return importer(app, person, vendorId);
}

export function importer(app: TestApplication, person: Person, vendorId: number) {
  return {
    ...fileImporter(app, person, '/api/product/import'),
    vendorId,
    products: () =>
      app.database.db
        .selectFrom('product')
        .select([
          'id',
          'vendor_code',
          'ean',
          'title_bg',
          'price',
          'promo_price',
          'scheduled_promo_price',
          'promo_from',
          'promo_until',
          'quantity',
          'updated_at',
          'variant_of',
        ])
        .where('vendor_id', '=', vendorId)
        .where('deleted_at', 'is', null)
        .orderBy('vendor_code')
        .execute(),
  };
}

function fileImporter(app: TestApplication, person: Person, url: string) {
  const services = importServices({ db: app.database.db, clock: app.clock });
  const send = (file: Buffer, name = 'products.csv') => {
    const head = `--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
    return app.server.inject({
      method: 'POST',
      url,
      headers: { ...person.headers, 'content-type': 'multipart/form-data; boundary=x' },
      payload: Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--x--\r\n')]),
    });
  };
  const read = async (id: number) =>
    (await app.get(`${url}/${id}`, person.headers)).body as ProductImport & ListingImport;
  const work = async (id: number) => {
    await workOnImport(services, id);
    return read(id);
  };
  return {
    ...person,
    services,
    send,
    read,
    work,
    /** Returns the error of a rejected upload. */
    refused: async (file: Buffer, name?: string) => {
      const answer = await send(file, name);
      return [answer.statusCode, answer.json<Refused>().message];
    },
    /** Uploads a file and runs its check. */
    check: async (file: Buffer, name?: string) => {
      const answer = await send(file, name);
      if (answer.statusCode !== 201) throw new Error(answer.body);
      return work(answer.json<{ id: number }>().id);
    },
    rows: async (id: number, action = 'bad') => {
      const { body } = await app.get(`${url}/${id}/row?action=${action}&limit=100`, person.headers);
      return (body as { data: Row[] }).data;
    },
    change: (id: number, status: string) => app.post(`${url}/${id}`, { status }, person.headers),
    take: async (id: number) => {
      await app.post(`${url}/${id}`, { status: 'importing' }, person.headers);
      return work(id);
    },
  };
}

/** Inserts a checked import that awaits confirmation: a changed row and a rejected one. */
export async function aCheckedImport(
  { database }: Pick<TestApplication, 'database'>,
  owner: { vendor_id: number } | { agency_id: number },
): Promise<number> {
  const { db } = database;
  const mapping = { SKU: 'code', Qty: 'quantity' } as const;
  const { id } = await db
    .insertInto('product_import')
    .values({
      ...owner,
      account_id: null,
      file_id: null,
      file_name: 'stock.csv',
      kind: 'csv',
      size: 20,
      status: 'ready',
      columns: JSON.stringify(Object.keys(mapping).map((name) => ({ name, examples: ['1'] }))),
      mapping: JSON.stringify(mapping),
      rows: 2,
      bad: 1,
      to_change: 1,
      error: JSON.stringify({ key: 'error-import-quotes', values: { row: 3 } }),
      runner: null,
      heartbeat: null,
      finished_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const row = {
    import_id: id,
    code: 'L-1',
    title: 'Лампа',
    given: '{"code":"L-1"}',
    product_id: null,
    taken_at: null,
  };
  const changes = JSON.stringify([{ field: 'quantity', before: 1, after: 2 }]);
  const errors = JSON.stringify([{ field: 'quantity', key: 'error-import-stock', values: { text: 'x' } }]);
  await db
    .insertInto('product_import_row')
    .values([
      { ...row, number: 2, action: 'change', changes, errors: '[]', cells: null },
      { ...row, number: 3, action: 'bad', changes: '[]', errors, cells: '["L-1","x"]' },
    ] as never)
    .execute();
  return id;
}
