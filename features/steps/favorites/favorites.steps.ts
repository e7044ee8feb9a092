import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { FAVORITE_TYPES } from '../../../src/core/favorites/favorites.ts';
import type { FavoriteType } from '../../../src/core/favorites/favorites.ts';
import { FavoritesScreen } from '../../../src/view-models/favorites/favorites-screen.ts';
import { FavoritesViewModel } from '../../../src/view-models/favorites/favorites-view-model.ts';
import type { ShopWorld } from '../../support/world.ts';

When('I mark {string} as a favorite', async function (this: ShopWorld, title: string) {
  const visitor = await this.visitorInside();
  visitor.get(FavoritesViewModel).toggle('product', await (await this.goods()).productId(title));
  await visitor.answered();
});

When(
  /^I mark the (product|property|roommate) (\d+) as a favorite$/,
  async function (this: ShopWorld, type: FavoriteType, id: string) {
    (await this.visitorInside()).get(FavoritesViewModel).toggle(type, Number(id));
  },
);

Then('{string} is a favorite', async function (this: ShopWorld, title: string) {
  const id = await (await this.goods()).productId(title);
  assert.ok((await this.visitor()).get(FavoritesViewModel).has('product', id), 'it is no favorite');
});

Then('{string} is no favorite', async function (this: ShopWorld, title: string) {
  const id = await (await this.goods()).productId(title);
  assert.ok(!(await this.visitor()).get(FavoritesViewModel).has('product', id), 'it is a favorite still');
});

Then('the favorites are:', async function (this: ShopWorld, table: { hashes(): Record<string, string>[] }) {
  const { favorites } = (await this.visitor()).get(FavoritesViewModel);
  const kept = FAVORITE_TYPES.flatMap((type) => favorites.ids(type).map((id) => ({ type, id: String(id) })));
  assert.deepEqual(kept, table.hashes());
});

Then(
  'the favorites page shows {string} for {money}',
  async function (this: ShopWorld, title: string, price: number) {
    const { marked } = (await this.visitor()).screen(FavoritesScreen);
    const found = marked?.find((product) => product.title === title);
    assert.equal(found?.promoPrice ?? found?.price, price);
  },
);

Then('the favorites page shows nothing', async function (this: ShopWorld) {
  assert.deepEqual((await this.visitor()).screen(FavoritesScreen).marked, []);
});

Then('the favorites page says that {int} is no longer sold', async function (this: ShopWorld, count: number) {
  assert.equal((await this.visitor()).screen(FavoritesScreen).goneCount, count);
});

Given('my browser has no room left', async function (this: ShopWorld) {
  (await this.visitorInside()).store().full = true;
});

Given('my browser has stored {string} as favorites', async function (this: ShopWorld, text: string) {
  (await this.visitor()).store().write('favorites', text);
});
