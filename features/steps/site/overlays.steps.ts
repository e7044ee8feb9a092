import assert from 'node:assert/strict';
import { Given, Then } from '@cucumber/cucumber';
import { eventually } from '../../support/eventually.ts';
import type { ShopWorld } from '../../support/world.ts';

const overlaysOf = (world: ShopWorld) =>
  world.tab.page.evaluate(() => document.querySelectorAll('dialog[open], :popover-open').length);

Given('the cookie notice is answered', async function (this: ShopWorld) {
  await this.tab.button(this.tab.t('cookie-accept')).click();
});

Then('a modal is open', async function (this: ShopWorld) {
  await eventually(async () => assert.equal(await overlaysOf(this), 1));
});

Then('no modal is open', async function (this: ShopWorld) {
  await eventually(async () => assert.equal(await overlaysOf(this), 0));
});
