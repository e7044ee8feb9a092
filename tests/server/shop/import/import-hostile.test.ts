import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sheetOf } from '../../../../server/platform/import-files/sheet.ts';
import type { SheetRow } from '../../../../server/platform/import-files/sheet.ts';
import { PRODUCT_IMPORT_FIELDS } from '../../../../src/core/shop/import/import-fields.ts';
import { UnreadableFile } from '../../../../server/platform/import-files/unreadable-file.ts';
import { aShop } from '../../support/a-shop.ts';
import { anImporter, aRow, csv, HEADER, workbook, xlsx, zip } from '../../support/an-import.ts';
import { startTestApplication } from '../../support/test-application.ts';
import type { TestApplication } from '../../support/test-application.ts';

let app: TestApplication;
let vendor: Awaited<ReturnType<typeof anImporter>>;
beforeAll(async () => {
  app = await startTestApplication();
  await aShop(app.database).category('Лампи');
});
afterAll(() => app.close());

const failure = async (file: Buffer, name?: string) => {
  const { status, error } = await vendor.check(file, name);
  return [status, error?.key];
};

describe('An upload that is not a table', () => {
  beforeAll(async () => {
    vendor = await anImporter(app);
  });

  it.each([
    ['a program named .xlsx', () => Buffer.from('MZ\x90\0\x03'), 'error-import-kind'],
    [
      'a picture named .csv',
      () => Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'),
      'error-import-kind',
    ],
    ['a document', () => Buffer.from('%PDF-1.7\n1 0 obj'), 'error-import-kind'],
    ['zero characters', () => Buffer.from('Код;Цена\nL-1\0;5'), 'error-import-kind'],
    ['nothing', () => Buffer.from(''), 'error-import-empty'],
    ['blanks', () => Buffer.from('  \r\n\r\n \t'), 'error-import-empty'],
    [
      'an old workbook',
      () => Buffer.from('d0cf11e0a1b11ae1' + '00'.repeat(600), 'hex'),
      'error-import-old-excel',
    ],
    [
      'half a workbook',
      async () => (await xlsx([HEADER, aRow('L-1')])).subarray(0, 700),
      'error-import-damaged',
    ],
    [
      'a packed document',
      () => zip({ '[Content_Types].xml': '', 'word/document.xml': '' }),
      'error-import-kind',
    ],
    [
      'names that lead out of the folder',
      () => zip({ '../../etc/cron.d/x': '', 'xl/workbook.xml': '', '[Content_Types].xml': '' }),
      'error-import-damaged',
    ],
  ])('is rejected at once: %s', async (_, file, key) => {
    expect(await vendor.refused(await file(), 'products.xlsx')).toEqual([422, key]);
    const { rows } = await app.database.pool.query('select from product_import_file where vendor_id = $1', [
      vendor.vendorId,
    ]);
    expect(rows).toHaveLength(0);
  });

  it('is rejected over 50 MB, and deleted', async () => {
    vendor = await anImporter(app);
    const refused = await vendor.refused(Buffer.alloc(50 * 1024 * 1024 + 1, 'a'));
    expect(refused).toEqual([413, 'error-import-too-large']);
    const { rows } = await app.database.pool.query('select from product_import_piece');
    expect(rows).toHaveLength(0);
  });

  it('is rejected as a fourth at once, and as another field', async () => {
    vendor = await anImporter(app);
    const { db } = app.database;
    const sending = { vendor_id: vendor.vendorId, sha256: null };
    await db.insertInto('product_import_file').values([sending, sending, sending]).execute();
    expect(await vendor.refused(csv([HEADER, aRow('L-1')]))).toEqual([429, 'error-import-too-many-at-once']);
    const form = '--x\r\ncontent-disposition: form-data; name="photo"; filename="a"\r\n\r\na\r\n--x--\r\n';
    const headers = { ...vendor.headers, 'content-type': 'multipart/form-data; boundary=x' };
    const url = '/api/product/import';
    expect((await app.server.inject({ method: 'POST', url, headers, payload: form })).json()).toMatchObject({
      message: 'error-import-one-file',
    });
    expect((await app.post(url, {}, vendor.headers)).status).toBe(415);
  });
});

/** The header row with that number of rows below it. */
async function* rowsOf(count: number): AsyncGenerator<SheetRow> {
  yield { number: 0, cells: ['Код', 'Цена'] };
  for (let number = 1; number <= count; number += 1) yield { number, cells: [`L-${number}`] };
}

describe('A file that cannot be read', () => {
  beforeAll(async () => {
    vendor = await anImporter(app);
  });

  const bomb = () => workbook(`<row><c t="inlineStr"><is><t>${'a'.repeat(40_000_000)}</t></is></c></row>`);
  /** The zip directory is complete, the header of its last entry is not. */
  const headless = async () => {
    const file = await workbook('<row><c><v>1</v></c></row>');
    return file.fill(0, file.lastIndexOf('PK\x03\x04'), file.lastIndexOf('PK\x03\x04') + 4);
  };
  const laughs =
    '<?xml version="1.0"?><!DOCTYPE p [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><products><product><code>&b;</code></product></products>';
  const outside =
    '<!DOCTYPE p [<!ENTITY f SYSTEM "file:///etc/passwd">]><products><product><code>&f;</code></product></products>';
  const wide = [Array.from({ length: 10_000 }, (_, index) => `c${index}`), ['x']];
  const deep = `<products>${'<a>'.repeat(100)}${'</a>'.repeat(100)}</products>`;

  it.each([
    ['a bomb of 40 MB in a few kilobytes', bomb, 'error-import-unpacked'],
    ['a workbook with a part that has lost its head', headless, 'error-import-damaged'],
    ['a billion laughs', () => Buffer.from(laughs), 'error-import-xml-doctype'],
    ['a file of the server', () => Buffer.from(outside), 'error-import-xml-doctype'],
    [
      'an entity of its own',
      () => Buffer.from('<products><product>&x;</product></products>'),
      'error-import-xml',
    ],
    [
      'half a letter in XML',
      () => Buffer.from('<products><product>&#xD800;</product></products>'),
      'error-import-xml',
    ],
    ['XML broken off', () => Buffer.from('<products><product><code>L-1'), 'error-import-xml'],
    [
      'XML without products',
      () => Buffer.from('<html><body>Hello</body></html>'),
      'error-import-xml-structure',
    ],
    ['endless depth', () => Buffer.from(deep), 'error-import-xml'],
    ['10,000 columns', () => csv(wide), 'error-import-too-many-columns'],
    ['column names alone', () => csv([HEADER]), 'error-import-no-rows'],
    [
      'a quotation mark left open',
      () => Buffer.from(`Код;Заглавие\nL-1;"Лампа\n${'x;y\n'.repeat(50)}`),
      'error-import-quotes',
    ],
    [
      'a row without an end',
      () => Buffer.from(`Код;Заглавие\nL-1;"${'a'.repeat(5_000_000)}`),
      'error-import-quotes',
    ],
    [
      'a workbook without its sheet',
      () => zip({ '[Content_Types].xml': '', 'xl/workbook.xml': '<workbook/>' }),
      'error-import-damaged',
    ],
  ])('fails with the reason: %s', async (_, file, key) => {
    expect(await failure(await file())).toEqual(['failed', key]);
  });

  it('fails over 100,000 rows', async () => {
    const read = async (count: number) => {
      let rows = 0;
      for await (const _ of (await sheetOf(PRODUCT_IMPORT_FIELDS, rowsOf(count))).rows) rows += 1;
      return rows;
    };
    expect(await read(100_000)).toBe(100_000);
    await expect(read(100_001)).rejects.toEqual(new UnreadableFile('error-import-too-many-rows'));
  });
});

describe('A hostile row', () => {
  const errorsOf = async (file: Buffer) => {
    vendor = await anImporter(app);
    const { id, counts } = await vendor.check(file);
    expect(counts).toMatchObject({ add: 0, change: 0 });
    return (await vendor.rows(id)).map(({ errors }) =>
      errors.map(({ field, key }) => `${field} ${key}`).join(),
    );
  };

  it.each([
    ['a negative stock', aRow('L-1', { stock: '-1' }), 'quantity error-import-stock'],
    ['no stock', aRow('L-1', { stock: '' }), 'quantity error-stock-required'],
    ['half a piece', aRow('L-1', { stock: '2,5' }), 'quantity error-import-stock'],
    ['a price in words', aRow('L-1', { price: 'по договаряне' }), 'price error-import-price'],
    ['a negative price', aRow('L-1', { price: '-5' }), 'price error-import-price'],
    ['no price', aRow('L-1', { price: '' }), 'price error-product-price'],
    ['no code', aRow(''), 'code error-product-code'],
    ['no category', aRow('L-1', { category: '' }), 'category error-category-required'],
    ['a formula that failed', aRow('L-1', { stock: '#REF!' }), 'quantity error-import-formula'],
    ['a text without end', aRow('L-1', { title: 'а'.repeat(10_001) }), 'titleBg error-import-cell-too-long'],
  ])('is rejected for %s', async (_, row, error) => {
    expect(await errorsOf(csv([HEADER, row]))).toEqual([error]);
  });

  it('is rejected for lone surrogates and NUL, which a workbook may contain', async () => {
    const cells = (...texts: string[]) =>
      `<row>${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;
    const file = await workbook(
      cells('Код', 'Заглавие') + cells('L-1', 'Лампа _xD800_') + cells('L_x0000_2', 'Лампа'),
    );
    const errors = await errorsOf(file);
    expect(errors[0]).toContain('titleBg error-import-characters');
    expect(errors[1]).toContain('code error-import-characters');
  });

  it('is shown as text and never executed', async () => {
    vendor = await anImporter(app);
    const code = '=cmd|calc!A1';
    const file = await workbook(
      `<row><c t="inlineStr"><is><t>Код</t></is></c><c t="inlineStr"><is><t>Цена</t></is></c></row>
       <row><c t="str"><f>cmd|calc!A1</f><v>${code}</v></c><c><f>1+1</f><v>2</v></c></row>`,
    );
    const { id } = await vendor.check(file);
    expect(await vendor.rows(id)).toMatchObject([{ code }]);
  });
});
