import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aShop } from '../../support/a-shop.ts';
import { anImporter, aRow, csv, HEADER, xlsx } from '../../support/an-import.ts';
import { startTestApplication } from '../../support/test-application.ts';
import type { TestApplication } from '../../support/test-application.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication();
  await aShop(app.database).category('Лампи');
  await aShop(app.database).category('Маси');
});
afterAll(() => app.close());

describe('A file of products', () => {
  it('is checked without changes; valid rows are imported after confirmation', async () => {
    const vendor = await anImporter(app);
    const file = csv([HEADER, aRow('L-1'), aRow('L-2', { price: '1 234,50' }), aRow('L-3', { stock: '-4' })]);
    const checked = await vendor.check(file, 'продукти.csv');
    expect(checked).toMatchObject({
      status: 'ready',
      fileName: 'продукти.csv',
      kind: 'csv',
      rows: 3,
      counts: { add: 2, bad: 1, change: 0, same: 0 },
    });
    expect(await vendor.products()).toEqual([]);
    expect(await vendor.rows(checked.id)).toMatchObject([
      { number: 4, code: 'L-3', errors: [{ field: 'quantity', key: 'error-import-stock' }] },
    ]);
    expect(await vendor.take(checked.id)).toMatchObject({ status: 'done', taken: 2 });
    expect(await vendor.products()).toMatchObject([
      { vendor_code: 'L-1', price: 8_990, quantity: 5 },
      { vendor_code: 'L-2', price: 123_450 },
    ]);
  });

  it('is idempotent: a second import leaves the products untouched (VEND-06)', async () => {
    const vendor = await anImporter(app);
    const file = await xlsx([HEADER, aRow('L-1'), aRow('L-2')]);
    await vendor.take((await vendor.check(file)).id);
    const before = await vendor.products();
    app.clock.passDays(1 / 48);
    const again = await vendor.check(file, 'again.xlsx');
    expect(again).toMatchObject({ kind: 'xlsx', counts: { same: 2, add: 0, change: 0, bad: 0 } });
    expect((await vendor.change(again.id, 'importing')).body).toMatchObject({
      message: 'error-import-nothing-good',
    });
    expect(await vendor.products()).toEqual(before);
    const prices = await app.database.db.selectFrom('product_price').selectAll().execute();
    expect(prices.filter(({ product_id: id }) => before.some((one) => one.id === id))).toHaveLength(2);
  });

  it('changes only the fields of its columns, and shows previous values', async () => {
    const vendor = await anImporter(app);
    await vendor.take((await vendor.check(csv([HEADER, aRow('L-1')]))).id);
    const stock = await vendor.check(
      csv(
        [
          ['SKU', 'Qty'],
          ['L-1', '17'],
        ],
        ',',
      ),
    );
    expect(stock.counts).toEqual({ add: 0, change: 1, same: 0, bad: 0 });
    expect((await vendor.rows(stock.id, 'change'))[0]?.changes).toEqual([
      { field: 'quantity', before: 5, after: 17 },
    ]);
    await vendor.take(stock.id);
    expect(await vendor.products()).toMatchObject([
      { title_bg: 'Настолна лампа', price: 8_990, quantity: 17 },
    ]);
  });

  it('sets barcodes, and rejects one with a mistyped digit', async () => {
    const vendor = await anImporter(app);
    const [first, second] = [aRow('L-1'), aRow('L-2')];
    const file = [
      [...HEADER, 'Баркод'],
      [...first, '3 800123 456787'],
      [...second, '3800123456788'],
    ];
    const { id, counts } = await vendor.check(csv(file));
    expect(counts).toEqual({ add: 1, change: 0, same: 0, bad: 1 });
    expect((await vendor.rows(id, 'bad'))[0]?.errors).toEqual([{ field: 'ean', key: 'error-product-ean' }]);
    await vendor.take(id);
    expect(await vendor.products()).toMatchObject([{ vendor_code: 'L-1', ean: '3800123456787' }]);
    const again = await vendor.check(csv(file.slice(0, 2)));
    expect(again.counts).toEqual({ add: 0, change: 0, same: 1, bad: 0 });
  });

  it('reports the first row of a duplicate code', async () => {
    const vendor = await anImporter(app);
    const { id } = await vendor.check(csv([HEADER, aRow('L-1'), aRow('L-2'), aRow('L-1')]));
    expect(await vendor.rows(id)).toMatchObject([
      { number: 4, errors: [{ field: 'code', key: 'error-import-double', values: { row: 2 } }] },
    ]);
  });

  it('with another vendor’s code adds a separate product', async () => {
    const [one, other] = [await anImporter(app), await anImporter(app)];
    const file = csv([HEADER, aRow('SHARED')]);
    await one.take((await one.check(file)).id);
    const cheap = await other.check(csv([HEADER, aRow('SHARED', { price: '1,00' })]));
    expect(cheap.counts.add).toBe(1);
    await other.take(cheap.id);
    expect(await one.products()).toMatchObject([{ price: 8_990 }]);
    expect(await other.products()).toMatchObject([{ price: 100 }]);
  });

  it('suggests the intended category', async () => {
    const vendor = await anImporter(app);
    const { id } = await vendor.check(
      csv([
        HEADER,
        aRow('L-1', { category: 'Ламби' }),
        aRow('L-2', { category: 'Космос' }),
        aRow('L-3', { category: 'ЛАМПА' }),
      ]),
    );
    expect((await vendor.rows(id)).map(({ errors }) => errors[0])).toEqual([
      {
        field: 'category',
        key: 'error-import-category-nearest',
        values: { text: 'Ламби', nearest: 'Лампи' },
      },
      { field: 'category', key: 'error-import-category', values: { text: 'Космос' } },
    ]);
  });

  it('creates variants of a product above in the file', async () => {
    const vendor = await anImporter(app);
    const header = [...HEADER, 'Цвят', 'Вариант на'];
    const { id, counts } = await vendor.check(
      csv([
        header,
        [...aRow('L-1'), 'Бяло', ''],
        [...aRow('L-1-S'), 'сива', 'L-1'],
        [...aRow('L-1-M', { category: 'Маси' }), 'Дъб', 'L-1'],
        [...aRow('L-9'), 'Дъб', 'L-8'],
      ]),
    );
    expect(counts).toMatchObject({ add: 2, bad: 2 });
    expect((await vendor.rows(id)).map(({ errors }) => errors[0]?.key)).toEqual([
      'error-variant-category',
      'error-import-variant',
    ]);
    await vendor.take(id);
    const [main, variant] = await vendor.products();
    expect(variant).toMatchObject({ vendor_code: 'L-1-S', variant_of: main?.id });
  });

  it('is checked again against the current shop when imported', async () => {
    const vendor = await anImporter(app);
    await vendor.take((await vendor.check(csv([HEADER, aRow('L-1'), aRow('L-2')]))).id);
    const { id } = await vendor.check(
      csv([
        ['Код', 'Промо цена'],
        ['L-1', '50'],
        ['L-2', '50'],
      ]),
    );
    const [one, two] = await vendor.products();
    const { db } = app.database;
    await db
      .updateTable('product')
      .set({ price: 4_000 })
      .where('id', '=', one?.id ?? 0)
      .execute();
    await db
      .updateTable('product')
      .set({ promo_price: 5_000 })
      .where('id', '=', two?.id ?? 0)
      .execute();
    expect(await vendor.take(id)).toMatchObject({ status: 'done', taken: 0, counts: { bad: 1, same: 1 } });
    expect((await vendor.rows(id))[0]?.errors[0]?.key).toBe('error-promo-price-not-lower');
  });
});

describe('The columns of a file', () => {
  const odd = csv([
    ['Бележка', 'Шифър', 'Наименование'],
    ['x', 'L-1', 'Лампа за четене'],
  ]);

  it.each([
    ['a title with a comma', ['Ценова листа, ноември 2026', HEADER.join(';')]],
    ['the delimiter above the table', ['sep=;', HEADER.join(';')]],
    ['a header with a cell more, and a comma', [`${HEADER.join(';').replace('Цена', 'Цена, лв.')};Бележка`]],
  ])('are read below %s, with prices such as 12,50', async (_, above) => {
    const vendor = await anImporter(app);
    const rows = ['K-1', 'K-2', 'K-3'].map((code) => aRow(code, { price: '12,50' }).join(';'));
    const { columns, counts } = await vendor.check(Buffer.from([...above, ...rows].join('\r\n')));
    expect(columns.slice(0, 4).map(({ field }) => field)).toEqual(['code', 'titleBg', 'category', 'price']);
    expect(counts).toMatchObject({ add: 3, bad: 0 });
  });

  it('are mapped by the vendor if unrecognised, and remembered', async () => {
    const vendor = await anImporter(app);
    await vendor.take((await vendor.check(csv([HEADER, aRow('L-1')]))).id);
    const unknown = await vendor.check(odd);
    expect(unknown).toMatchObject({ status: 'ready', rows: 0, error: { key: 'error-import-no-code' } });
    expect(unknown.columns).toContainEqual({ name: 'Шифър', field: null, examples: ['L-1'] });
    const columns = [
      { name: 'Бележка', field: null },
      { name: 'Шифър', field: 'code' },
      { name: 'Наименование', field: 'titleBg' },
    ];
    const path = `/api/product/import/${unknown.id}/mapping`;
    expect((await app.post(path, { columns }, vendor.headers)).status).toBe(200);
    expect(await vendor.work(unknown.id)).toMatchObject({
      status: 'ready',
      rows: 1,
      counts: { change: 1 },
      error: null,
    });
    expect(await vendor.check(odd)).toMatchObject({ rows: 1, counts: { change: 1 } });
  });

  it('reject two columns mapped to one field', async () => {
    const vendor = await anImporter(app);
    const { id } = await vendor.check(odd);
    const columns = ['Бележка', 'Шифър'].map((name) => ({ name, field: 'code' }));
    const { status, body } = await app.post(`/api/product/import/${id}/mapping`, { columns }, vendor.headers);
    expect([status, body]).toMatchObject([422, { errors: [{ message: 'error-import-field-twice' }] }]);
  });
});

describe('Downloads', () => {
  it('contain the rejected rows unchanged, with the reason and without formulas', async () => {
    const vendor = await anImporter(app);
    const { id } = await vendor.check(csv([HEADER, aRow('=HYPERLINK(1)', { stock: 'няма' }), aRow('L-2')]));
    const { text, headers } = await app.get(`/imports/bad-rows-${id}.csv?language=bg`, vendor.headers);
    expect(headers['content-disposition']).toContain('attachment');
    const [header, row, end] = text.split('\r\n');
    expect(header).toBe(`\uFEFF${HEADER.join(';')};Грешка`);
    expect(row).toMatch(/^"'=HYPERLINK\(1\)";.*няма.*;"?Наличност: „няма“ не е наличност/);
    expect(end).toBe('');
  });

  it.each(['csv', 'xlsx', 'xml'])(
    'include a sample %s that imports without errors, in both languages',
    async (kind) => {
      const vendor = await anImporter(app);
      for (const language of ['bg', 'en']) {
        const url = `/imports/sample.${kind}?language=${language}`;
        const answer = await app.server.inject({ url, headers: vendor.headers });
        const checked = await vendor.check(answer.rawPayload, `sample.${kind}`);
        expect([await vendor.rows(checked.id), checked]).toMatchObject([[], { kind, rows: 3, error: null }]);
        expect(checked.columns.filter(({ field }) => field === null)).toEqual([]);
        await vendor.take(checked.id);
      }
      expect(await vendor.products()).toHaveLength(3);
    },
  );

  it('include a sample with the categories of its products that the shop has', async () => {
    await aShop(app.database).category('Трапезни маси');
    const vendor = await anImporter(app);
    const url = '/imports/sample.csv?language=bg';
    const { body } = await app.server.inject({ url, headers: vendor.headers });
    const rows = body.split('\r\n').filter((row) => row.includes('Трапезни маси'));
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain('Маса за трапезария');
  });

  it('of another vendor are not found', async () => {
    const [one, other] = [await anImporter(app), await anImporter(app)];
    const { id } = await one.check(csv([HEADER, aRow('L-1')]));
    expect((await app.get(`/imports/bad-rows-${id}.csv`, other.headers)).status).toBe(404);
    expect((await app.get(`/imports/bad-rows-${id}.csv`)).status).toBe(401);
  });
});
