import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { countPopularity } from '../../../server/modules/shop/popularity.ts';
import { sofiaDay } from '../../../src/core/shared/sofia-time.ts';
import { CategoriesScreen } from '../../../src/view-models/shop/categories-screen.ts';
import type { ShopWorld } from '../../support/world.ts';

Then('the page says that {string} was left out', async function (this: ShopWorld, words: string) {
  const visitor = await this.visitor();
  const { letGo = [] } = visitor.screen(CategoriesScreen).found.products;
  assert.equal(letGo.join(', '), words, 'other words were let go');
  assert.ok(visitor.page.text.includes(`без думата „${words}“`), 'the page does not name it');
});

Then('{string} are found', async function (this: ShopWorld, titles: string) {
  const { data } = (await this.visitor()).screen(CategoriesScreen).found.products;
  assert.equal(data.map(({ title }) => title).join(', '), titles);
});

Given(
  '{string} was looked at by {int} visitors',
  async function (this: ShopWorld, title: string, views: number) {
    const { db, clock } = (await this.shop()).properties;
    const { id } = await db
      .selectFrom('product')
      .select('id')
      .where('title_bg', '=', title)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('product_day')
      .values({ product_id: id, day: sofiaDay(clock.now()), views })
      .execute();
  },
);

Given('{string} has the barcode {string}', async function (this: ShopWorld, title: string, ean: string) {
  const { db } = (await this.shop()).properties;
  await db.updateTable('product').set({ ean }).where('title_bg', '=', title).execute();
});

When('the shop has counted what is popular', async function (this: ShopWorld) {
  await countPopularity((await this.shop()).properties);
});

Then("the room's shelf holds {string}", async function (this: ShopWorld, titles: string) {
  const { popular } = (await this.visitor()).screen(CategoriesScreen);
  assert.equal(popular.map(({ title }) => title).join(', '), titles);
});

Then('the address that counts is that of page {int}', async function (this: ShopWorld, page: number) {
  const { canonical } = (await this.visitor()).page;
  assert.ok(canonical?.endsWith(`?page=${page}`), String(canonical));
});

Then('it leads to the list from {int} to {int}', async function (this: ShopWorld, from: number, to: number) {
  const { html } = (await this.visitor()).page;
  assert.ok(html.includes(`priceFrom=${from}&amp;priceTo=${to}`), 'no link swaps them');
});
