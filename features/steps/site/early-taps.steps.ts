import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { eventually } from '../../support/eventually.ts';
import type { ShopWorld } from '../../support/world.ts';

const arrivals = new WeakMap<ShopWorld, () => void>();

const heart = ({ tab }: ShopWorld, index: number) => tab.main.locator('button[aria-pressed]').nth(index);

async function openWithoutScripts(world: ShopWorld, path: string, width?: number): Promise<void> {
  assert.ok(world.browser, 'this is no scenario of the browser');
  world.tab = await world.browser.openTab({ data: world.data });
  const { page, origin } = world.tab;
  const arrived = new Promise<void>((arrive) => arrivals.set(world, arrive));
  await page.route('**/assets/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  if (width) await page.setViewportSize({ width, height: 844 });
  await page.goto(origin + path, { waitUntil: 'commit' });
}

Given('a window at {address} whose scripts are on their way', async function (this: ShopWorld, path: string) {
  await openWithoutScripts(this, path);
});

Given(
  'a window of {int} pixels at {address} whose scripts are on their way',
  async function (this: ShopWorld, width: number, path: string) {
    await openWithoutScripts(this, path, width);
  },
);

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

// As text: the page has none of what a function of ours would bring along.
const WAYS = `[...document.querySelectorAll('.product-grid > li')].map((card) => getComputedStyle(card).contentVisibility)`;
/** What a card that waits is taken to be wide: the place around it could grow to that. */
const OWN_WIDTHS = `[...document.querySelectorAll('.product-grid > li')].map((card) => getComputedStyle(card).containIntrinsicWidth)`;

Then('the later cards of the list wait, and widen nothing', async function (this: ShopWorld) {
  const { page } = this.tab;
  await eventually(async () => {
    const ways = (await page.evaluate(WAYS)) as string[];
    assert.deepEqual([ways.at(0), ways.at(-1)], ['visible', 'auto']);
  });
  const widths = (await page.evaluate(OWN_WIDTHS)) as string[];
  assert.deepEqual(
    widths.filter((width) => /\d/.test(width)),
    [],
  );
});

Then('each card of the list is laid out', async function (this: ShopWorld) {
  await eventually(async () => {
    const ways = (await this.tab.page.evaluate(WAYS)) as string[];
    assert.deepEqual([...new Set(ways)], ['visible']);
  });
});
