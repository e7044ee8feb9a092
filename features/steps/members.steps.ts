import assert from 'node:assert/strict';
import { join } from 'node:path';
import { Given, Then, When } from '@cucumber/cucumber';
import type { DataTable } from '@cucumber/cucumber';
import { Texts } from '../../server/platform/texts.ts';
import type { VendorRole } from '../../src/core/shared/vendor-roles.ts';
import { aShop } from '../../tests/server/support/a-shop.ts';
import { aPerson, sessionOf } from '../../tests/server/support/an-account.ts';
import type { Person } from '../../tests/server/support/an-account.ts';
import type { ShopWorld } from '../support/world.ts';
import { ownShop } from './team/back-office.ts';

type Answer = { status: number; body: { message?: string; id?: number } };

const placeOf = (world: ShopWorld) => ({ database: ownShop(world).database, clock: world.run.clock });
const person = (world: ShopWorld, name: string) => world.note<Person>(name);

/** Calls the scenario's own server as a person. */
async function call(
  world: ShopWorld,
  name: string,
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  body?: object,
): Promise<Answer> {
  const answer = await ownShop(world).server.inject({
    method,
    url,
    headers: { 'x-accept-language': 'bg', ...person(world, name).headers },
    ...(body && { payload: body }),
  });
  const answered = { status: answer.statusCode, body: answer.json() as Answer['body'] };
  world.notes.set('answer', answered);
  return answered;
}

Given('Elena owns the shop {string}', async function (this: ShopWorld, name: string) {
  this.ownShop ??= await this.run.shopWithTexts(new Texts(join(process.cwd(), 'content/translations')));
  const place = placeOf(this);
  const vendorId = await aShop(place.database).vendor({ name });
  this.notes.set('vendorId', vendorId);
  this.notes.set('Elena', await aPerson(place, { type: 'vendor', vendorId, name: 'Елена Димитрова' }));
  this.notes.set('Petar', await aPerson(place, { name: 'Петър Илиев' }));
  this.notes.set('Georgi', await aPerson(place, { name: 'Георги Колев' }));
});

async function invite(world: ShopWorld, role: VendorRole): Promise<void> {
  const { email } = person(world, 'Petar');
  const { body } = await call(world, 'Elena', 'POST', '/api/vendor/invitation', { email, role });
  const { text } = await ownShop(world)
    .database.db.selectFrom('mail')
    .select('text')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const [, token = ''] = /\/pokana\/([\w-]{43})/.exec(text) ?? [];
  world.notes.set('invitation', { id: body.id, token });
}

const accept = (world: ShopWorld, name: string) => {
  const { token } = world.note<{ token: string }>('invitation');
  return call(world, name, 'POST', `/api/shop-invitation/${token}/acceptance`);
};

When('Elena invites Petar to the shop for {string}', async function (this: ShopWorld, role: VendorRole) {
  await invite(this, role);
});

When(
  /^(Petar|Georgi) (?:opens the invitation and accepts it|accepts the invitation)$/,
  async function (this: ShopWorld, name: string) {
    await accept(this, name);
  },
);

Given('Petar works in the shop for {string}', async function (this: ShopWorld, role: VendorRole) {
  await invite(this, role);
  assert.equal((await accept(this, 'Petar')).status, 200, 'the invitation is accepted');
});

When('Elena withdraws the invitation', async function (this: ShopWorld) {
  const { id } = this.note<{ id: number }>('invitation');
  await call(this, 'Elena', 'DELETE', `/api/vendor/invitation/${id}`);
});

When(/^Elena removes (Petar|Elena) from the shop$/, async function (this: ShopWorld, name: string) {
  await call(this, 'Elena', 'DELETE', `/api/vendor/member/${person(this, name).id}`);
});

When(/^(Petar|Elena) leaves the shop$/, async function (this: ShopWorld, name: string) {
  await call(this, name, 'DELETE', '/api/user/shop');
});

Then('the history of the team is, newest first:', async function (this: ShopWorld, table: DataTable) {
  const { body } = await call(this, 'Elena', 'GET', '/api/vendor/member');
  const { history } = body as { history: { kind: string; member: string }[] };
  const { email } = person(this, 'Petar');
  const named = history.map(({ kind, member }) => [kind, member === email ? 'Петър Илиев' : member]);
  assert.deepEqual(named, table.raw());
});

const PAGES: Record<string, string> = {
  orders: '/api/order',
  payouts: '/api/vendor/payouts',
  products: '/api/vendor/product',
};

Then(
  /^Petar (may|may not) read the (orders|payouts|products)$/,
  async function (this: ShopWorld, may: string, what: string) {
    const { status } = await call(this, 'Petar', 'GET', PAGES[what] ?? '');
    assert.equal(status === 200, may === 'may', `${what}: ${status}`);
  },
);

Then('Petar has an ordinary account', async function (this: ShopWorld) {
  const petar = person(this, 'Petar');
  this.notes.set('Petar', { ...petar, headers: await sessionOf(placeOf(this), petar.id) });
  const { body } = await call(this, 'Petar', 'POST', '/api/user/me');
  assert.equal((body as { type?: string }).type, 'user');
});

Then('the answer reads {string}', function (this: ShopWorld, text: string) {
  const { body } = this.note<Answer>('answer');
  const t = new Texts(join(process.cwd(), 'content/translations')).in('bg');
  assert.equal(t<string>(body.message ?? ''), text);
});
