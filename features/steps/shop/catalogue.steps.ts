import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import selectedPromoCategories from '../../../content/selected-promo-categories.json' with { type: 'json' };
import { stotinkiFromEuroCents } from '../../../src/core/shared/money.ts';
import { pathOf, queryText } from '../../../src/core/site/paths.ts';
import type { QueryValue } from '../../../src/core/site/paths.ts';
import { FollowedOrderScreen } from '../../../src/view-models/orders/followed-order-screen.ts';
import { CategoriesScreen } from '../../../src/view-models/shop/categories-screen.ts';
import { CategoryScreen } from '../../../src/view-models/shop/category-screen.ts';
import { HomeScreen } from '../../../src/view-models/shop/home-screen.ts';
import type { ProductList } from '../../../src/view-models/shop/product-list.ts';
import { VendorScreen } from '../../../src/view-models/shop/vendor-screen.ts';
import type { ShopWorld } from '../../support/world.ts';

async function listOf(world: ShopWorld): Promise<ProductList> {
  return (await world.visitor()).screen(CategoryScreen).list;
}

const titlesOf = (list: ProductList) => list.products.data.map(({ title }) => title);

async function openCategory(world: ShopWorld, name: string, query = {}): Promise<void> {
  const id = await (await world.goods()).category(name);
  await (await world.visitor()).arrive(pathOf('ProductCategory', 'bg', { id }, query));
}

Then('{float} euro are {money}', function (this: ShopWorld, euro: number, leva: number) {
  assert.equal(stotinkiFromEuroCents(Math.round(euro * 100)), leva);
});

Given('the operator puts the euro first', function (this: ShopWorld) {
  this.setting = 'euro first';
});

Then('the order costs {money}', async function (this: ShopWorld, amount: number) {
  assert.equal((await this.visitor()).screen(FollowedOrderScreen).order?.totalOrderAmount, amount);
});

Then('the front shows 8 promo categories chosen by hand, in that order', async function (this: ShopWorld) {
  const { promoCategories } = (await this.visitor()).screen(HomeScreen);
  assert.equal(promoCategories.length, 8);
  assert.deepEqual(
    promoCategories.map(({ id }) => id),
    selectedPromoCategories,
  );
});

Then('the front shows {int} new products, all in stock', async function (this: ShopWorld, count: number) {
  const { newProducts } = (await this.visitor()).screen(HomeScreen);
  assert.equal(newProducts.length, count);
  assert.ok(
    newProducts.every(({ quantity }) => quantity > 0),
    'one of them is sold out',
  );
});

When('I open the category {string}', async function (this: ShopWorld, name: string) {
  await openCategory(this, name);
});

const FILTERS: Record<string, [key: string, value: string]> = {
  'what is in stock': ['inStock', '1'],
  'what is on promo': ['onPromo', '1'],
  'the dearest first': ['orderBy', 'price.DESC'],
  'the best reviewed first': ['orderBy', 'rating.DESC'],
  'what is highly rated': ['highlyRated', '1'],
};

/** "price from 50" is the filter `priceFrom` at 50. */
function filterOf(words: string): [key: string, value: string] {
  const [, key = '', value = ''] = /^(.+) (\S+)$/.exec(words) ?? [];
  return [key.replace(/ ([a-z])/g, (_, letter: string) => letter.toUpperCase()), value];
}

When(
  /^I open the category "([^"]*)" filtered by (.+)$/,
  async function (this: ShopWorld, name: string, filter: string) {
    const query: Record<string, string[]> = {};
    for (const part of filter.split(' & ')) {
      const [key, value] = FILTERS[part] ?? filterOf(part);
      (query[key] ??= []).push(value);
    }
    await openCategory(this, name, query);
  },
);

Then('I see the products {string}', async function (this: ShopWorld, titles: string) {
  assert.equal(titlesOf(await listOf(this)).join(', '), titles);
});

Then(
  'I see {int} of {int} products, from {string} to {string}',
  async function (this: ShopWorld, count: number, total: number, first: string, last: string) {
    const list = await listOf(this);
    const titles = titlesOf(list);
    assert.deepEqual(
      [titles.length, list.products.total, titles[0], titles.at(-1)],
      [count, total, first, last],
    );
  },
);

/** Follows a link of the list and keeps the category. */
async function goWithin(world: ShopWorld, query: Record<string, QueryValue>): Promise<void> {
  const visitor = await world.visitor();
  const { category } = visitor.screen(CategoryScreen);
  await visitor.go(pathOf('ProductCategory', 'bg', { id: category?.id ?? 0 }) + queryText(query));
}

When('I go to page {int} of the list', async function (this: ShopWorld, page: number) {
  await goWithin(this, (await listOf(this)).queryOfPage(page));
});

When('I filter by the vendor {string}', async function (this: ShopWorld, name: string) {
  const list = await listOf(this);
  const vendor = list.choices?.vendors.find((one) => one.name === name);
  assert.ok(vendor, `${name} is no choice`);
  await goWithin(this, list.queryWith({ filters: { vendors: [vendor.id] } }));
});

When('I load the page anew', async function (this: ShopWorld) {
  await (await this.visitor()).reload();
});

Then('the colours to choose are {string}', async function (this: ShopWorld, colours: string) {
  const { choices } = await listOf(this);
  const offered = (choices?.colours ?? []).filter(({ count }) => count > 0);
  const said = offered.map(({ key, count }) => `${key} ${count}`);
  assert.deepEqual(said.sort(), colours.split(', ').sort());
});

Then(
  '{int} would be left in stock and {int} on promo',
  async function (this: ShopWorld, inStock: number, onPromo: number) {
    const { choices } = await listOf(this);
    assert.deepEqual([choices?.inStock, choices?.onPromo], [inStock, onPromo]);
  },
);

When('I open the vendor {string}', async function (this: ShopWorld, name: string) {
  const id = await (await this.goods()).vendor(name);
  await (await this.visitor()).arrive(pathOf('Vendor', 'bg', { id }));
});

Then("the vendor's products are {string}", async function (this: ShopWorld, titles: string) {
  assert.equal(titlesOf((await this.visitor()).screen(VendorScreen).list).join(', '), titles);
});

When(/^I search for "(.*)"$/, async function (this: ShopWorld, request: string) {
  await (await this.visitor()).arrive(pathOf('MarketplaceProductCategories', 'bg', {}, { request }));
});

Then('{string} is found first', async function (this: ShopWorld, title: string) {
  const found = titlesOf((await this.visitor()).screen(CategoriesScreen).found);
  assert.equal(found[0], title, `found: ${found.join(', ') || 'nothing'}`);
});

Then('nothing is found', async function (this: ShopWorld) {
  const { found } = (await this.visitor()).screen(CategoriesScreen);
  assert.deepEqual([titlesOf(found), found.products.total], [[], 0]);
});

When('I leaf through all pages', async function (this: ShopWorld) {
  const visitor = await this.visitor();
  const { found, request } = visitor.screen(CategoriesScreen);
  const seen: string[] = [];
  for (let page = 1; page <= found.pageCount; page += 1) {
    const query = { request, ...found.queryOfPage(page) };
    await visitor.go(pathOf('MarketplaceProductCategories', 'bg', {}, query));
    seen.push(...titlesOf(visitor.screen(CategoriesScreen).found));
  }
  this.notes.set('seen', seen);
});

Then('I have seen {int} products, each once', function (this: ShopWorld, count: number) {
  const seen = this.note<string[]>('seen');
  assert.equal(seen.length, count);
  assert.equal(new Set(seen).size, count);
});
