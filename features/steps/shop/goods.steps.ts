import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { DataTable } from '@cucumber/cucumber';
import { applyPromotions } from '../../../server/modules/shop/promotions.ts';
import { daysAfter } from '../../../src/core/shared/durations.ts';
import { addDays, sofiaDay } from '../../../src/core/shared/sofia-time.ts';
import { pathOf } from '../../../src/core/site/paths.ts';
import { ProductScreen } from '../../../src/view-models/shop/product-screen.ts';
import { stotinkiOf } from '../../support/parameters.ts';
import type { ShopWorld } from '../../support/world.ts';

const moneyOf = (text: string | undefined) => (text ? stotinkiOf(text) : undefined);

Given('the shop sells:', async function (this: ShopWorld, table: DataTable) {
  const goods = await this.goods();
  for (const row of table.hashes()) {
    await goods.product({
      title: row['product'] ?? '',
      titleEn: row['in English'] || undefined,
      vendor: row['vendor'] || undefined,
      category: row['category'] || undefined,
      room: row['room'] || undefined,
      price: moneyOf(row['price']),
      promoPrice: moneyOf(row['promo price']),
      stock: row['stock'] ? Number(row['stock']) : undefined,
      colour: row['colour'] || null,
      material: row['material'] || null,
    });
  }
});

Given(
  '{int} products in the category {string}',
  async function (this: ShopWorld, count: number, category: string) {
    const goods = await this.goods();
    for (let number = 1; number <= count; number += 1) {
      await goods.product({ title: `Вещ ${number}`, category, price: number * 100 });
    }
  },
);

Given(
  /^the category "([^"]*)" is for the room (\S+)$/,
  async function (this: ShopWorld, name: string, room: string) {
    await (await this.goods()).category(name, [room]);
  },
);

Given(
  'the vendor {string} delivers for {money}',
  async function (this: ShopWorld, vendor: string, price: number) {
    await (await this.goods()).vendor(vendor, price);
  },
);

Given(
  '{string} handles orders before {int}:00 on the same working day',
  async function (this: ShopWorld, vendor: string, hour: number) {
    const { db } = (await this.shop()).properties;
    await db.updateTable('vendor').set({ cutoff_hour: hour }).where('name', '=', vendor).execute();
  },
);

Given(
  'the price of {string} was {money} {int} days ago',
  async function (this: ShopWorld, title: string, price: number, days: number) {
    const past =
      (this.notes.get(`past of ${title}`) as { price: number; daysAgo: number }[] | undefined) ?? [];
    past.push({ price, daysAgo: days });
    this.notes.set(`past of ${title}`, past);
    await (await this.goods()).history(title, past);
  },
);

When('I open the product {string}', async function (this: ShopWorld, title: string) {
  const id = await (await this.goods()).productId(title);
  const visitor = await this.visitor();
  const language = this.host.includes('home') ? 'en' : 'bg';
  await visitor.arrive(pathOf('Product', language, { id }));
});

When(/^I open the categories of the room (\S+)$/, async function (this: ShopWorld, room: string) {
  await (await this.visitor()).arrive(pathOf('MarketplaceProductCategories', 'bg', {}, { room }));
});

When('the price of {string} becomes {money}', async function (this: ShopWorld, title: string, price: number) {
  await (await this.goods()).change(title, { price, promo_price: null });
});

When('{string} goes on promo for {money}', async function (this: ShopWorld, title: string, price: number) {
  await (await this.goods()).change(title, { promo_price: price });
});

When(
  /^only (\d+) pieces? of "([^"]*)" (?:is|are) left$/,
  async function (this: ShopWorld, quantity: string, title: string) {
    await (await this.goods()).change(title, { quantity: Number(quantity) });
  },
);

When('{string} is no longer sold', async function (this: ShopWorld, title: string) {
  await (await this.goods()).change(title, { deleted_at: new Date() });
});

When('the vendor {string} stops selling', async function (this: ShopWorld, name: string) {
  await (await this.goods()).endVendor(name);
});

Given(
  '{string} is on promo for {money} until tomorrow',
  async function (this: ShopWorld, title: string, price: number) {
    const promo_until = addDays(sofiaDay(this.run.clock.now()), 1);
    await (
      await this.goods()
    ).change(title, { promo_price: price, scheduled_promo_price: price, promo_until });
  },
);

When('two days pass for the promotions', async function (this: ShopWorld) {
  const { db } = await this.run.database('own');
  await applyPromotions(db, daysAfter(this.run.clock.now(), 2));
});

Then("the product's page names tomorrow as the last day of the promotion", async function (this: ShopWorld) {
  const visitor = await this.visitor();
  const { product } = visitor.screen(ProductScreen);
  assert.equal(product?.promoUntil, addDays(sofiaDay(this.run.clock.now()), 1));
});
