import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportEncoding } from '../../../../src/core/shared/import/import-encoding.ts';
import { decodeMik } from '../../../../server/platform/import-files/mik.ts';
import { aShop } from '../../support/a-shop.ts';
import { anImporter, aRow, csv, HEADER, xlsx } from '../../support/an-import.ts';
import { startTestApplication } from '../../support/test-application.ts';
import type { TestApplication } from '../../support/test-application.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication();
  await aShop(app.database).category('Лампи');
});
afterAll(() => app.close());

/** Encodes the text with one byte a letter. */
function encoded(text: string, encoding: ImportEncoding): Buffer {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const letters = encoding === 'mik' ? decodeMik(all) : new TextDecoder(encoding).decode(all);
  return Buffer.from([...text].map((letter) => letters.indexOf(letter)));
}

const TITLE = 'Настолна лампа „Зора“';
const table = csv([HEADER, ...['K-1', 'K-2', 'K-3'].map((code) => aRow(code, { title: TITLE }))]).toString();
const xml = (encoding: string) =>
  `<?xml version="1.0" encoding="${encoding}"?>\n<products>${['K-1', 'K-2']
    .map((code) => `<product>${aRow(code, { title: TITLE }).map(elementOf).join('')}</product>`)
    .join('')}</products>`;
const elementOf = (text: string, index: number) => {
  const names = ['code', 'titleBg', 'category', 'price', 'quantity'];
  const name = [...names, 'manufacturer', 'manufacturerAddress', 'manufacturerContact'][index];
  return `<${name}>${text}</${name}>`;
};

async function check(file: Buffer) {
  const vendor = await anImporter(app);
  const checked = await vendor.check(file);
  const titles = async () => new Set((await vendor.rows(checked.id, 'add')).map(titleOf));
  return { vendor, checked, titles };
}

const titleOf = (row: object) => (row as { title: string }).title;

describe('The encoding of a text file', () => {
  it.each<[string, Buffer, ImportEncoding, number]>([
    ['a CSV in UTF-8', Buffer.from(table), 'utf-8', 3],
    [
      'a CSV in UTF-16',
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(table, 'utf16le')]),
      'utf-16le',
      3,
    ],
    ['a CSV in Windows-1251', encoded(table, 'windows-1251'), 'windows-1251', 3],
    ['a CSV in MIK', encoded(table.replace(/[„“]/g, ''), 'mik'), 'mik', 3],
    ['XML in MIK', encoded(xml('mik').replace(/[„“]/g, ''), 'mik'), 'mik', 2],
    ['XML in UTF-8 that declares Windows-1251', Buffer.from(xml('windows-1251')), 'utf-8', 2],
    ['XML in UTF-8 that declares an unknown encoding', Buffer.from(xml('win-cyrillic')), 'utf-8', 2],
    ['XML in Windows-1251', encoded(xml('windows-1251'), 'windows-1251'), 'windows-1251', 2],
    ['XML in Windows-1251 that declares UTF-8', encoded(xml('utf-8'), 'windows-1251'), 'windows-1251', 2],
    ['XML in ISO 8859-5', encoded(xml('iso-8859-5').replace(/[„“]/g, '"'), 'iso-8859-5'), 'iso-8859-5', 2],
  ])('is detected in %s', async (_, file, encoding, rows) => {
    const { checked, titles } = await check(file);
    expect(checked).toMatchObject({ encoding, counts: { add: rows, bad: 0 } });
    expect([...(await titles())][0]?.replace(/["„“]/g, '')).toBe(TITLE.replace(/[„“]/g, ''));
    expect(checked.encodingSample.join()).toContain('лампа');
  });

  it('is UTF-8 despite an invalid byte, and only the row of that byte is rejected', async () => {
    const file = Buffer.from(table);
    file[file.lastIndexOf(Buffer.from('Настолна')) + 1] = 0x20;
    const { vendor, checked, titles } = await check(file);
    expect(checked).toMatchObject({ encoding: 'utf-8', counts: { add: 2, bad: 1 } });
    expect(await titles()).toEqual(new Set([TITLE]));
    expect((await vendor.rows(checked.id))[0]).toMatchObject({
      code: 'K-3',
      errors: [{ field: 'titleBg', key: 'error-import-letter', values: { text: '� астолна лампа „Зора' } }],
    });
  });

  it('is changed by the vendor before any write', async () => {
    const { vendor, checked } = await check(encoded(table.replace(/[„“]/g, ''), 'ibm866'));
    expect(checked.encoding).toBe('windows-1251');
    expect(checked.encodingSample.join()).not.toContain('лампа');
    const path = `/api/product/import/${checked.id}/encoding`;
    const { body } = await app.post(path, { encoding: 'ibm866' }, vendor.headers);
    expect(body).toMatchObject({ status: 'uploaded' });
    const again = await vendor.work(checked.id);
    expect(again).toMatchObject({
      status: 'ready',
      encoding: 'ibm866',
      counts: { add: 3, bad: 0 },
      error: null,
    });
    expect(again.encodingSample).toContain('Настолна лампа Зора');
    expect(await vendor.products()).toEqual([]);
    await vendor.take(checked.id);
    expect((await vendor.products())[0]?.title_bg).toBe('Настолна лампа Зора');
  });

  it('is not set for a workbook', async () => {
    const { vendor, checked } = await check(await xlsx([HEADER, aRow('K-1')]));
    expect(checked).toMatchObject({ encoding: null });
    const path = `/api/product/import/${checked.id}/encoding`;
    const { status, body } = await app.post(path, { encoding: 'utf-8' }, vendor.headers);
    expect([status, body]).toMatchObject([409, { message: 'error-import-encoding' }]);
  });
});
