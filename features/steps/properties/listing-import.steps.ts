import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { DataTable } from '@cucumber/cucumber';
import { workOnImport } from '../../../server/modules/shop/import/import-queue.ts';
import { pathOf } from '../../../src/core/site/paths.ts';
import { ImportsScreen } from '../../../src/view-models/imports/imports-screen.ts';
import { importServices } from '../../../tests/server/support/import-services.ts';
import type { ShopWorld } from '../../support/world.ts';

async function upload(world: ShopWorld, table: DataTable): Promise<void> {
  const { server } = await world.shop();
  const visitor = await world.visitor();
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="listings.csv"\r\n\r\n';
  const file = table
    .raw()
    .map((row) => row.join(';'))
    .join('\r\n');
  const answer = await server.inject({
    method: 'POST',
    url: '/api/user/property/import',
    headers: {
      host: visitor.host,
      cookie: visitor.cookies.header(visitor.host),
      'content-type': 'multipart/form-data; boundary=x',
    },
    payload: `${head}${file}\r\n--x--\r\n`,
  });
  assert.equal(answer.statusCode, 201, answer.body);
  world.notes.set('import', answer.json<{ id: number }>().id);
  await work(world);
}

async function work(world: ShopWorld): Promise<void> {
  const { database } = await world.shop();
  const id = world.note<number>('import');
  await workOnImport(importServices({ db: database.db, clock: world.run.clock }), id);
  await (await world.visitor()).arrive(pathOf('AdminListingsImport', 'bg', {}, { import: id }));
}

async function confirm(world: ShopWorld): Promise<void> {
  await (await world.visitor()).screen(ImportsScreen).take();
  await work(world);
}

async function imported(world: ShopWorld) {
  const { database } = await world.shop();
  const rows = await database.db
    .selectFrom('property')
    .select(['agency_code', 'title', 'price', 'status'])
    .where('agency_code', 'is not', null)
    .orderBy('agency_code')
    .execute();
  return rows.map(({ agency_code: code, title, price, status }) => ({
    code,
    title,
    rent: String(price),
    status,
  }));
}

When('I import these listings:', async function (this: ShopWorld, table: DataTable) {
  await upload(this, table);
});

Given('I imported these listings:', async function (this: ShopWorld, table: DataTable) {
  await upload(this, table);
  await confirm(this);
});

When('I confirm the import of listings', async function (this: ShopWorld) {
  await confirm(this);
});

Then(
  'the file of listings has {int} new and {int} bad row',
  async function (this: ShopWorld, added: number, bad: number) {
    const { chosen } = (await this.visitor()).screen(ImportsScreen);
    assert.deepEqual([chosen?.counts.add, chosen?.counts.bad], [added, bad], 'other counts');
  },
);

Then('I have no imported listings', async function (this: ShopWorld) {
  assert.deepEqual(await imported(this), [], 'there are listings');
});

Then('I have these imported listings:', async function (this: ShopWorld, table: DataTable) {
  assert.deepEqual(await imported(this), table.hashes(), 'other listings');
});
