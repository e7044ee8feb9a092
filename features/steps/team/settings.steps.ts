import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { approveVendor } from '../../../server/modules/shop/editor/approve-vendor.ts';
import { lockShop, maySell } from '../../../server/modules/shop/editor/lock-shop.ts';
import { inTransaction } from '../../../server/platform/database/database.ts';
import { MailSignature } from '../../../server/platform/mail/mail-signature.ts';
import { DAY } from '../../../src/core/shared/durations.ts';
import { keyOf } from '../../support/parameters.ts';
import type { ShopWorld } from '../../support/world.ts';
import { callTeam, changeByTeam, officeOf, ownShop } from './back-office.ts';

async function changeSettings(world: ShopWorld, change: object): Promise<void> {
  const cookie = await officeOf(world, 'owner');
  const { body } = await callTeam(world, 'settings', { cookie });
  const { values, latest } = body as { values: object; latest: number };
  // The company of the demo has no valid numbers.
  const company = { ...values, number: '175074752', vatNumber: '', ...change };
  await changeByTeam(world, 'settings', { values: company, validFrom: null, latest, reason: '' }, cookie);
}

/** True if the vendor's shop may show products. */
async function mayShow(world: ShopWorld): Promise<boolean> {
  const { database, texts } = ownShop(world);
  return inTransaction(database.db, async (transaction) =>
    maySell(await lockShop(transaction, texts, world.note<number>('vendor'))),
  );
}

When("the owner changes the company's name to {string}", async function (this: ShopWorld, name: string) {
  await changeSettings(this, { name });
});

Then('mails name the company {string}', function (this: ShopWorld, name: string) {
  const { settings, texts } = ownShop(this);
  const mail = { recipient: 'maria@example.com', language: 'bg' as const, subject: '', text: 'Здравейте' };
  const { text } = new MailSignature(texts, settings).sign({ ...mail, html: '<html><body></body></html>' });
  assert.ok(text.includes(name), `the signature names ${name}`);
});

When(
  'an editor changes the text {string} to {string} from tomorrow',
  async function (this: ShopWorld, old: string, changed: string) {
    const cookie = await officeOf(this, 'content');
    const key = keyOf(old);
    const validFrom = new Date(this.run.clock.now().getTime() + DAY).toISOString();
    const value = { bg: changed, en: null };
    await changeByTeam(this, `texts/${key}`, { value, validFrom, latest: 0, reason: '' }, cookie);
    this.notes.set('text', key);
  },
);

When('a day passes', async function (this: ShopWorld) {
  this.run.clock.pass(DAY);
  await ownShop(this).liveTexts.refresh();
});

Then(/^the site (?:still )?says "([^"]+)"(?: instead)?$/, function (this: ShopWorld, text: string) {
  assert.equal(ownShop(this).texts.bundle('bg')[this.note<string>('text')], text);
});

Given('new shops wait for approval', async function (this: ShopWorld) {
  await changeSettings(this, { approvesVendors: true });
});

When('somebody opens a shop with complete data', async function (this: ShopWorld) {
  const { server, database } = ownShop(this);
  const form = {
    type: 'vendor',
    name: 'Нов Магазин',
    phone: '0887654321',
    email: 'new-shop@example.com',
    password: 'правилна парола 1',
    confirmPassword: 'правилна парола 1',
    acceptTerms: true,
    optMarketingFlag: false,
    next: '/',
  };
  const { statusCode } = await server.inject({ method: 'POST', url: '/api/user', payload: form });
  assert.equal(statusCode, 201, 'the account is created');
  const { id } = await database.db
    .updateTable('vendor')
    .set({ company_number: '175074752', address: 'София, бул. Витоша 1' })
    .where('email', '=', form.email)
    .returning('id')
    .executeTakeFirstOrThrow();
  this.notes.set('vendor', id);
});

Then('the shop cannot show its products yet', async function (this: ShopWorld) {
  assert.equal(await mayShow(this), false);
});

When('the team approves the shop', async function (this: ShopWorld) {
  const { database, texts, reviews } = ownShop(this);
  const { addresses } = reviews;
  await inTransaction(database.db, (transaction) =>
    approveVendor({ texts, addresses }, transaction, this.note<number>('vendor')),
  );
});

Then('the shop can show its products', async function (this: ShopWorld) {
  assert.equal(await mayShow(this), true);
});
