import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { letHeldFilesArrive, openWithHeldFiles } from '../../support/browser/held-files.ts';
import { eventually } from '../../support/eventually.ts';
import type { ShopWorld } from '../../support/world.ts';

const SCRIPTS = '**/assets/*.js';

const heart = ({ tab }: ShopWorld, index: number) => tab.main.locator('button[aria-pressed]').nth(index);

Given('a window at {address} whose scripts are on their way', async function (this: ShopWorld, path: string) {
  await openWithHeldFiles(this, { path, held: SCRIPTS });
});

Given(
  'a window of {int} pixels at {address} whose scripts are on their way',
  async function (this: ShopWorld, width: number, path: string) {
    await openWithHeldFiles(this, { path, held: SCRIPTS, size: { width } });
  },
);

Given(
  'a window of {int} by {int} pixels at {address} whose scripts are on their way',
  async function (this: ShopWorld, width: number, height: number, path: string) {
    await openWithHeldFiles(this, { path, held: SCRIPTS, size: { width, height } });
  },
);

When('the first product is marked, and the second one twice', async function (this: ShopWorld) {
  for (const index of [0, 1, 1]) await heart(this, index).click();
});

const namesIn = (names: string) => names.split(' and ');

When(/^"(.+)" is typed in the fields (.+)$/, async function (this: ShopWorld, text: string, names: string) {
  for (const name of namesIn(names)) await this.tab.main.locator(`[name="${name}"]`).first().fill(text);
});

Then(/^the fields (.+) say "(.+)"$/, async function (this: ShopWorld, names: string, text: string) {
  for (const name of namesIn(names)) {
    const field = this.tab.main.locator(`[name="${name}"]`).first();
    await eventually(async () => assert.equal(await field.inputValue(), text, `${name} says something else`));
  }
});

When('the scripts arrive', function (this: ShopWorld) {
  letHeldFilesArrive(this);
});

Then('the first product is marked, and the second one is not', async function (this: ShopWorld) {
  const pressed = (index: number) => heart(this, index).getAttribute('aria-pressed');
  await eventually(async () => assert.equal(await pressed(0), 'true', 'the first product is not marked'));
  assert.equal(await pressed(1), 'false', 'the second product is marked');
});
