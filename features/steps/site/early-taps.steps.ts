import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { eventually } from '../../support/eventually.ts';
import type { ShopWorld } from '../../support/world.ts';

const arrivals = new WeakMap<ShopWorld, () => void>();

const heart = ({ tab }: ShopWorld, index: number) => tab.main.locator('button[aria-pressed]').nth(index);

Given('a window at {address} whose scripts are on their way', async function (this: ShopWorld, path: string) {
  assert.ok(this.browser, 'this is no scenario of the browser');
  this.tab = await this.browser.openTab({ data: this.data });
  const { page, origin } = this.tab;
  const arrived = new Promise<void>((arrive) => arrivals.set(this, arrive));
  await page.route('**/assets/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(origin + path, { waitUntil: 'commit' });
});

When('the first product is marked, and the second one twice', async function (this: ShopWorld) {
  for (const index of [0, 1, 1]) await heart(this, index).click();
});

When('the scripts arrive', function (this: ShopWorld) {
  arrivals.get(this)?.();
});

Then('the first product is marked, and the second one is not', async function (this: ShopWorld) {
  const pressed = (index: number) => heart(this, index).getAttribute('aria-pressed');
  await eventually(async () => assert.equal(await pressed(0), 'true', 'the first product is not marked'));
  assert.equal(await pressed(1), 'false', 'the second product is marked');
});
