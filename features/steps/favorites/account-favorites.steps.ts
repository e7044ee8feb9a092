import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { FavoritesScreen } from '../../../src/view-models/favorites/favorites-screen.ts';
import { FavoritesViewModel } from '../../../src/view-models/favorites/favorites-view-model.ts';
import type { Visitor } from '../../support/visitor.ts';
import type { ShopWorld } from '../../support/world.ts';
import { logIn } from '../accounts.steps.ts';

/** Same person on another device, logged in. */
async function onMyPhone(world: ShopWorld): Promise<Visitor> {
  const isNew = !world.notes.has('phone');
  const phone = await world.visitorInside('my phone');
  world.notes.set('phone', true);
  if (isNew) await logIn(phone);
  await phone.get(FavoritesViewModel).refresh();
  return phone;
}

Given('on my phone I have logged in and marked {string}', async function (this: ShopWorld, title: string) {
  const phone = await onMyPhone(this);
  phone.get(FavoritesViewModel).toggle('product', await (await this.goods()).productId(title));
  await phone.answered();
});

When('I open the favorites on my phone', async function (this: ShopWorld) {
  await (await onMyPhone(this)).go('/lyubimi');
});

Then('my phone shows {string}', async function (this: ShopWorld, titles: string) {
  const { marked } = (await this.visitor('my phone')).screen(FavoritesScreen);
  assert.deepEqual(marked?.map(({ title }) => title).toSorted(), titles.split(', '));
});

When('I log in on my phone', async function (this: ShopWorld) {
  await onMyPhone(this);
});

Then('nothing is a favorite there', async function (this: ShopWorld) {
  assert.equal((await this.visitor('my phone')).get(FavoritesViewModel).favorites.count, 0);
});

Then('my browser stores no favorites', async function (this: ShopWorld) {
  const store = (await this.visitor()).store();
  for (const key of ['favorites', 'account-favorites']) assert.doesNotMatch(store.read(key) ?? '', /\d/);
});

Given('the server is too busy for the next favorite', async function (this: ShopWorld) {
  (await this.visitor()).nextAnswer = {
    status: 503,
    body: { message: 'error-server-busy', requestId: 'one' },
  };
});

When('half a minute passes', async function (this: ShopWorld) {
  this.run.clock.pass(30_000);
  await (await this.visitor()).answered();
});
