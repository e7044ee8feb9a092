import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { Room } from '../../../src/core/shop/room.ts';
import { BrowserShopper } from '../../support/browser/browser-shopper.ts';
import { DETAILS } from '../../support/shopper.ts';
import { HOSTS } from '../../support/the-run.ts';
import { VisitorShopper } from '../../support/visitor-shopper.ts';
import type { ShopWorld } from '../../support/world.ts';

Given('a person shops in {language} in process', async function (this: ShopWorld, language: 'bg' | 'en') {
  this.host = HOSTS[language];
  this.shopper = new VisitorShopper(await this.visitor());
  await this.shopper.openShop();
});

Given(
  'a person shops in {language} at {int} pixels',
  async function (this: ShopWorld, language: 'bg' | 'en', width: number) {
    assert.ok(this.browser, 'this is no scenario of the browser');
    this.tab = await this.browser.openTab({ language, width });
    this.shopper = new BrowserShopper(this.tab);
    await this.shopper.openShop();
  },
);

When(/^they choose the room (\S+)$/, async function (this: ShopWorld, room: Room) {
  await this.shopper.chooseRoom(room);
});

When('they open the category {string}', async function (this: ShopWorld, name: string) {
  await this.shopper.openCategory(name);
});

Then('they see {int} products', async function (this: ShopWorld, count: number) {
  assert.equal((await this.shopper.listedProducts()).length, count);
});

When('they choose the colour {string}', async function (this: ShopWorld, colour: string) {
  await this.shopper.filterByColour(colour);
});

Then('they see the product {string} alone', async function (this: ShopWorld, title: string) {
  assert.deepEqual(await this.shopper.listedProducts(), [title]);
});

When('they open the product {string}', async function (this: ShopWorld, title: string) {
  await this.shopper.openProduct(title);
});

When('they put it in the cart', async function (this: ShopWorld) {
  await this.shopper.putInCart();
});

Then('the cart button tells of {int} piece', async function (this: ShopWorld, count: number) {
  assert.equal(await this.shopper.countAtCart(), count);
});

When('they open the cart', async function (this: ShopWorld) {
  await this.shopper.openCart();
});

Then('the cart asks for {string}', async function (this: ShopWorld, total: string) {
  const text = await this.shopper.totalInCart();
  assert.ok(text.includes(total), text);
});

When('they order', async function (this: ShopWorld) {
  await this.shopper.order(DETAILS);
});

Then("the order's page thanks them and says {string}", async function (this: ShopWorld, total: string) {
  const text = await this.shopper.orderText();
  assert.ok(text.includes(DETAILS.name), text);
  assert.match(text, /U-1\d{5}/);
  assert.ok(text.includes(total), text);
});
