import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aShop } from '../../support/a-shop.ts';
import { anImporter, aRow, HEADER, zip } from '../../support/an-import.ts';
import { startTestApplication } from '../../support/test-application.ts';
import type { TestApplication } from '../../support/test-application.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication();
  await aShop(app.database).category('Лампи');
});
afterAll(() => app.close());

async function check(file: Buffer) {
  const vendor = await anImporter(app);
  return { vendor, checked: await vendor.check(file) };
}

const rowXml = (cells: readonly string[]) =>
  `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`;
const SHEET = `<worksheet><sheetData>${rowXml(HEADER)}${rowXml(aRow('00123'))}</sheetData></worksheet>`;

/** A workbook with other entry names and another target of its sheet. */
const aWorkbook = (target: string, partName: (name: string) => string) => {
  const parts = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="t/worksheet" Target="${target}"/></Relationships>`,
    'xl/worksheets/sheet1.xml': SHEET,
  };
  return zip(Object.fromEntries(Object.entries(parts).map(([name, text]) => [partName(name), text])));
};
const asWritten = (name: string) => name;

describe('A workbook of another program is read', () => {
  it.each<[string, string, (name: string) => string]>([
    [
      'with backslashes in the names of its parts',
      'worksheets/sheet1.xml',
      (name) => name.replaceAll('/', '\\'),
    ],
    ['with a backslash in the target', 'worksheets\\sheet1.xml', asWritten],
    ['with ./ in the target', './worksheets/sheet1.xml', asWritten],
    ['with ../ in the target', '../xl/worksheets/sheet1.xml', asWritten],
    ['with a target from the root', '/xl/worksheets/sheet1.xml', asWritten],
    ['with ./ in the names of its parts', 'worksheets/sheet1.xml', (name) => `./${name}`],
    ['with other capital letters', 'Worksheets/Sheet1.xml', asWritten],
  ])('%s', async (_, target, partName) => {
    const { checked } = await check(await aWorkbook(target, partName));
    expect(checked).toMatchObject({ status: 'ready', counts: { add: 1, bad: 0 } });
  });

  it('except with two entries of one name', async () => {
    const vendor = await anImporter(app);
    const file = await zip({
      '[Content_Types].xml': '',
      'xl/workbook.xml': '<workbook/>',
      'xl\\workbook.xml': '<workbook/>',
    });
    expect(await vendor.refused(file)).toEqual([422, 'error-import-damaged']);
  });

  it('except with a backslash that leads out of the folder', async () => {
    const vendor = await anImporter(app);
    const file = await zip({ '..\\..\\x': '', 'xl/workbook.xml': '', '[Content_Types].xml': '' });
    expect(await vendor.refused(file)).toEqual([422, 'error-import-damaged']);
  });
});

describe('YML', () => {
  const offer = (description: string) =>
    `<offer id="7"><name>Лампа &amp;quot;Зора&amp;quot;</name><category>Лампи</category><price>89.90</price><quantity>5</quantity><vendor>Дървото ООД</vendor><manufacturerAddress>Троян, ул. Минзухар 1</manufacturerAddress><description>${description}</description></offer>`;
  const yml = (doctype: string, description = 'Лампа') =>
    Buffer.from(
      `<?xml version="1.0" encoding="UTF-8"?>\n${doctype}\n<yml_catalog date="2026-11-29"><shop><offers>${offer(description)}</offers></shop></yml_catalog>`,
    );
  const columns = [
    { name: 'id', field: 'code' },
    { name: 'name', field: 'titleBg' },
    { name: 'category', field: 'category' },
    { name: 'price', field: 'price' },
    { name: 'quantity', field: 'quantity' },
    { name: 'vendor', field: 'manufacturer' },
    { name: 'manufacturerAddress', field: 'manufacturerAddress' },
    { name: 'description', field: 'descriptionBg' },
  ];

  it.each([
    '<!DOCTYPE yml_catalog SYSTEM "shops.dtd">',
    "<!DOCTYPE yml_catalog SYSTEM 'http://127.0.0.1:9/[shops].dtd'>",
    '<!DOCTYPE yml_catalog PUBLIC "-//Y//YML" "http://127.0.0.1:9/shops.dtd" >',
  ])('is read with %s, which is not downloaded', async (doctype) => {
    const { checked } = await check(yml(doctype));
    expect(checked).toMatchObject({ status: 'ready', error: null });
    expect(checked.columns.map(({ name }) => name)).toEqual(columns.map(({ name }) => name));
  });

  it.each([
    '<!DOCTYPE yml_catalog SYSTEM "shops.dtd" [<!ENTITY a "b">]>',
    '<!DOCTYPE yml_catalog [\n<!ELEMENT a ANY>\n]>',
  ])('fails with entity declarations: %s', async (doctype) => {
    const { checked } = await check(yml(doctype));
    expect(checked).toMatchObject({ status: 'failed', error: { key: 'error-import-xml-doctype' } });
  });

  it.each([
    ['in CDATA', '<![CDATA[<p>Топла светлина.</p><ul><li>40&nbsp;W</li><li>дърво</li></ul>]]>'],
    [
      'escaped',
      '&lt;p&gt;Топла светлина.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;40 W&lt;/li&gt;&lt;li&gt;дърво&lt;/li&gt;&lt;/ul&gt;',
    ],
    ['as elements', '<p>Топла <b>светлина</b>.</p>\n<ul>\n<li>40 W</li>\n<li>дърво</li>\n</ul>'],
  ])('has its HTML %s converted to plain text', async (_, description) => {
    const { vendor, checked } = await check(yml('', description));
    await app.post(`/api/product/import/${checked.id}/mapping`, { columns }, vendor.headers);
    expect(await vendor.work(checked.id)).toMatchObject({ counts: { add: 1, bad: 0 } });
    await vendor.take(checked.id);
    const product = await app.database.db
      .selectFrom('product')
      .select(['title_bg', 'description_bg'])
      .where('vendor_id', '=', vendor.vendorId)
      .executeTakeFirstOrThrow();
    expect(product).toEqual({
      title_bg: 'Лампа "Зора"',
      description_bg: 'Топла светлина.\n\n• 40 W\n• дърво',
    });
  });
});

describe('A CSV damaged by a spreadsheet program', () => {
  it('has rows with rounded codes marked, and reads codes stored as text', async () => {
    const rows = [aRow('3,80012E+12'), aRow('="00123"'), aRow('\u200BL-1\uFEFF')].map((row) => row.join(';'));
    const { vendor, checked } = await check(Buffer.from([HEADER.join(';'), ...rows].join('\r\n')));
    expect(checked.counts).toMatchObject({ add: 2, bad: 1 });
    expect((await vendor.rows(checked.id))[0]?.errors).toEqual([
      { field: 'code', key: 'error-import-code-rounded', values: { text: '3,80012E+12' } },
    ]);
    await vendor.take(checked.id);
    expect((await vendor.products()).map(({ vendor_code: code }) => code)).toEqual(['00123', 'L-1']);
  });
});
