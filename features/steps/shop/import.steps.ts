import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import { Given, Then, When } from '@cucumber/cucumber';
import type { DataTable } from '@cucumber/cucumber';
import { workOnImport } from '../../../server/modules/shop/import/import-queue.ts';
import { writeTable } from '../../../server/platform/documents/table-file.ts';
import { PRODUCT_IMPORT_FIELDS } from '../../../src/core/shop/import/import-fields.ts';
import { pathOf } from '../../../src/core/site/paths.ts';
import { importServices } from '../../../tests/server/support/import-services.ts';
import { ImportsScreen } from '../../../src/view-models/imports/imports-screen.ts';
import type { ShopWorld } from '../../support/world.ts';

const MAKER = {
  Производител: 'Дървото ООД',
  'Адрес на производителя': 'Троян, ул. Минзухар 1',
  'Имейл на производителя': 'office@darvoto.example',
};

/** File with the rows of a table; products have a default manufacturer. */
async function fileOf(kind: string, table: DataTable, maker: Partial<typeof MAKER> = MAKER): Promise<Buffer> {
  const rows = table.hashes().map((row) => ('Заглавие' in row ? { ...row, ...maker } : row));
  const header = Object.keys(rows[0] ?? {});
  const cells = rows.map((row) => Object.values(row));
  if (kind === 'csv') return Buffer.from([header, ...cells].map((row) => row.join(';')).join('\r\n'));
  if (kind === 'xlsx') return buffer(writeTable('xlsx', header, cells));
  const products = cells.map((row) =>
    row.map(
      (cell, index) =>
        `<${PRODUCT_IMPORT_FIELDS.ofColumn(header[index] ?? '')}>${cell}</${PRODUCT_IMPORT_FIELDS.ofColumn(header[index] ?? '')}>`,
    ),
  );
  return Buffer.from(
    `<products>${products.map((row) => `<product>${row.join('')}</product>`).join('')}</products>`,
  );
}

/** Uploads the file as the modal does, runs the server's job and opens the import. */
async function bringIn(world: ShopWorld, file: Buffer): Promise<void> {
  const { server } = await world.shop();
  const visitor = await world.visitor();
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="products.csv"\r\n\r\n';
  const answer = await server.inject({
    method: 'POST',
    url: '/api/product/import',
    headers: {
      host: visitor.host,
      cookie: visitor.cookies.header(visitor.host),
      'content-type': 'multipart/form-data; boundary=x',
    },
    payload: Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--x--\r\n')]),
  });
  assert.equal(answer.statusCode, 201, answer.body);
  world.notes.set('import', answer.json<{ id: number }>().id);
  world.notes.set('file', file);
  await work(world);
}

async function work(world: ShopWorld): Promise<void> {
  const { database } = await world.shop();
  const id = world.note<number>('import');
  await workOnImport(importServices({ db: database.db, clock: world.run.clock }), id);
  await (await world.visitor()).arrive(pathOf('AdminProductsImport', 'bg', {}, { import: id }));
}

async function opened(world: ShopWorld) {
  const screen = (await world.visitor()).screen(ImportsScreen);
  assert.ok(screen.chosen, 'no import is open');
  return { screen, chosen: screen.chosen };
}

Given('the shop has the category {string}', async function (this: ShopWorld, name: string) {
  await (await this.goods()).category(name);
});

When(
  /^I import a file of (csv|xlsx|xml):$/,
  async function (this: ShopWorld, kind: string, table: DataTable) {
    await bringIn(this, await fileOf(kind, table));
  },
);

Given(
  'the company of my shop is {string} at {string}',
  async function (this: ShopWorld, name: string, address: string) {
    const { database } = await this.shop();
    await database.db.updateTable('vendor').set({ company_name: name, address }).execute();
  },
);

When(
  'I import a file of csv that names no manufacturer:',
  async function (this: ShopWorld, table: DataTable) {
    await bringIn(this, await fileOf('csv', table, {}));
  },
);

When('I import a file of xml that says {string}', async function (this: ShopWorld, text: string) {
  await bringIn(this, Buffer.from(text));
});

When('I import the same file again', async function (this: ShopWorld) {
  await bringIn(this, this.note<Buffer>('file'));
});

When('I take the good rows', async function (this: ShopWorld) {
  await (await opened(this)).screen.take();
  await work(this);
});

When('I call the import off', async function (this: ShopWorld) {
  await (await opened(this)).screen.cancel();
});

When('I look at my imports', async function (this: ShopWorld) {
  await (await this.visitor()).arrive(pathOf('AdminProductsImport', 'bg'));
});

When('I download the rows to be mended', async function (this: ShopWorld) {
  const { server } = await this.shop();
  const visitor = await this.visitor();
  const answer = await server.inject({
    url: `/imports/bad-rows-${this.note<number>('import')}.csv?language=bg`,
    headers: { host: visitor.host, cookie: visitor.cookies.header(visitor.host) },
  });
  this.notes.set('download', answer.body);
});

Then('the downloaded file holds {string}', function (this: ShopWorld, text: string) {
  assert.ok(this.note<string>('download').includes(text), this.note<string>('download'));
});

Then(
  'the import is ready, with {int} new and {int} bad rows',
  async function (this: ShopWorld, added: number, bad: number) {
    const { status, counts } = (await opened(this)).chosen;
    assert.deepEqual([status, counts.add, counts.bad], ['ready', added, bad]);
  },
);

Then('{int} row changes nothing', async function (this: ShopWorld, same: number) {
  assert.equal((await opened(this)).chosen.counts.same, same);
});

Then('these rows are to be mended:', async function (this: ShopWorld, table: DataTable) {
  const visitor = await this.visitor();
  const { screen } = await opened(this);
  const said = screen.rows.data.flatMap(({ number, errors }) =>
    errors.map(({ field, key, values }) => ({
      row: String(screen.chosen?.kind === 'xml' ? number + 1 : number),
      column: visitor.t(`import-field-${field}`),
      why: visitor.t(key, values),
    })),
  );
  assert.deepEqual(said, table.hashes());
});

Then('the latest import is done', async function (this: ShopWorld) {
  const [latest] = (await this.visitor()).screen(ImportsScreen).imports.data;
  assert.deepEqual([latest?.status, latest?.taken], ['done', 1]);
});

Then('the import is cancelled', async function (this: ShopWorld) {
  assert.equal((await opened(this)).chosen.status, 'cancelled');
});

Then('the import has failed: {string}', async function (this: ShopWorld, why: string) {
  const { status, error } = (await opened(this)).chosen;
  assert.deepEqual([status, (await this.visitor()).t(error?.key ?? '', error?.values)], ['failed', why]);
});

async function products(world: ShopWorld) {
  const { database } = await world.shop();
  const rows = await database.db
    .selectFrom('product')
    .select(['vendor_code as code', 'title_bg as title', 'price', 'quantity as stock'])
    .orderBy('vendor_code')
    .execute();
  return rows.map((row) => ({ ...row, price: String(row.price), stock: String(row.stock) }));
}

Then(
  '{string} is made by {string} at {string}',
  async function (this: ShopWorld, code: string, name: string, address: string) {
    const { database } = await this.shop();
    const made = await database.db
      .selectFrom('product')
      .select(['manufacturer', 'manufacturer_address'])
      .where('vendor_code', '=', code)
      .execute();
    assert.deepEqual(made, [{ manufacturer: name, manufacturer_address: address }]);
  },
);

Then('my shop has no products', async function (this: ShopWorld) {
  assert.deepEqual(await products(this), []);
});

Then('my shop has these products:', async function (this: ShopWorld, table: DataTable) {
  assert.deepEqual(await products(this), table.hashes());
});
