import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Given, Then, When } from '@cucumber/cucumber';
import type { DataTable } from '@cucumber/cucumber';
import { pino } from 'pino';
import { ImportPictures } from '../../../server/modules/shop/import/pictures/fetch-pictures.ts';
import { FetchError } from '../../../server/platform/fetch-public.ts';
import { DiskPictures } from '../../../server/platform/pictures/disk-pictures.ts';
import { PictureIntake } from '../../../server/platform/pictures/picture-intake.ts';
import { pathOf } from '../../../src/core/site/paths.ts';
import { ImportsScreen } from '../../../src/view-models/imports/imports-screen.ts';
import { jpeg } from '../../../tests/server/support/a-picture.ts';
import { importServices } from '../../../tests/server/support/import-services.ts';
import type { ShopWorld } from '../../support/world.ts';

Given('there are pictures at {string} and nowhere else', function (this: ShopWorld, address: string) {
  this.notes.set('pictures at', address);
});

When('the pictures are fetched', async function (this: ShopWorld) {
  const { database } = await this.shop();
  const { clock } = this.run;
  const folder = await mkdtemp(join(tmpdir(), 'uyut-import-'));
  const intake = new PictureIntake({ db: database.db, clock, store: new DiskPictures(folder) });
  const log = pino({ level: 'silent' });
  const there = this.note<string>('pictures at');
  const pictures = new ImportPictures(
    { ...importServices({ db: database.db, clock }), intake, log },
    async (address) => {
      if (address !== there) throw new FetchError('status', 404);
      return jpeg();
    },
  );
  const id = this.note<number>('import');
  await pictures.workOn(id);
  await rm(folder, { recursive: true, force: true });
  await (
    await this.visitor()
  ).arrive(pathOf('AdminProductsImport', 'bg', {}, { import: id, rows: 'pictures' }));
});

async function screenOf(world: ShopWorld): Promise<ImportsScreen> {
  return (await world.visitor()).screen(ImportsScreen);
}

Then(
  'the pictures are done: {int} of {int}',
  async function (this: ShopWorld, fetched: number, total: number) {
    const { chosen } = await screenOf(this);
    assert.ok(chosen, 'no import is open');
    assert.deepEqual(
      [chosen.status, chosen.pictures.fetched, chosen.pictures.total],
      ['done', fetched, total],
    );
  },
);

Then('{string} has {int} picture', async function (this: ShopWorld, code: string, count: number) {
  const { database } = await this.shop();
  const { pictures } = await database.db
    .selectFrom('product')
    .select('pictures')
    .where('vendor_code', '=', code)
    .executeTakeFirstOrThrow();
  assert.equal(pictures.length, count);
});

Then("these pictures can't be had:", async function (this: ShopWorld, table: DataTable) {
  const visitor = await this.visitor();
  const said = (await screenOf(this)).rows.data.flatMap(({ number, errors }) =>
    errors.map(({ key, values }) => ({ row: String(number), why: visitor.t(key, values) })),
  );
  assert.deepEqual(said, table.hashes());
});
