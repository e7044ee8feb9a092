import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { sendFavoriteAlerts } from '../../../server/modules/favorites/send-favorite-alerts.ts';
import { priceInText } from '../../../src/core/shared/price-format.ts';
import { pathOf } from '../../../src/core/site/paths.ts';
import { Session } from '../../../src/view-models/accounts/session.ts';
import { FavoritesScreen } from '../../../src/view-models/favorites/favorites-screen.ts';
import type { ShopWorld } from '../../support/world.ts';

async function openFavorites(world: ShopWorld, query: Record<string, string> = {}): Promise<FavoritesScreen> {
  const visitor = await world.visitor();
  await visitor.arrive(pathOf('Favorites', 'bg', {}, query));
  await visitor.settled();
  return visitor.screen(FavoritesScreen);
}

/** Mails about favorites, the oldest first. */
async function told(world: ShopWorld) {
  const { database } = await world.shop();
  const email = (await world.visitor()).get(Session).user?.email ?? '';
  const mails = await database.db
    .selectFrom('mail')
    .select(['subject', 'text'])
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
  return mails.filter(({ text }) => text.includes('известия за промени в любимите'));
}

Given('I want to be told of changes to my favorites', async function (this: ShopWorld) {
  const { alert } = await openFavorites(this);
  await alert.setEnabled(true);
  assert.equal(alert.isEnabled, true);
});

When('a day passes for the favorites', async function (this: ShopWorld) {
  const { favorites, database } = await this.shop();
  // Makes the job run again today.
  await database.db.updateTable('favorite_alert').set({ looked_on: null }).execute();
  await sendFavoriteAlerts(favorites);
});

When('I open the shop and come back to my favorites', async function (this: ShopWorld) {
  const visitor = await this.visitor();
  await visitor.arrive('/');
  await openFavorites(this);
});

When('I follow the link that ends the mails about favorites', async function (this: ShopWorld) {
  const [mail] = await told(this);
  const [, token = ''] = /end=([\w-]{43})/.exec(mail?.text ?? '') ?? [];
  const { alert } = await openFavorites(this, { end: token });
  await alert.end();
  assert.equal(alert.isEnded, true);
});

Then('I am told of {string} for {money}', async function (this: ShopWorld, title: string, price: number) {
  const mails = await told(this);
  assert.deepEqual(
    mails.map(({ subject }) => subject),
    [`${title}: вече ${priceInText(price, 'bg', 'bgn-first')}`],
  );
});

Then('I am told of nothing else', async function (this: ShopWorld) {
  assert.equal((await told(this)).length, 1);
});

Then('I am told of no favorite', async function (this: ShopWorld) {
  assert.deepEqual(await told(this), []);
});

Then('the favorites page says that {string} got cheaper', async function (this: ShopWorld, title: string) {
  const { changes } = (await this.visitor()).screen(FavoritesScreen);
  assert.deepEqual(
    changes.list.map((one) => [one.title, ...one.changes.map(({ kind }) => kind)]),
    [[title, 'price-drop']],
  );
});
