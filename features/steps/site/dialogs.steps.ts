import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import type { Locator } from 'playwright';
import { ROOMS } from '../../../src/core/shop/room.ts';
import { eventually } from '../../support/eventually.ts';
import type { BrowserTab } from '../../support/browser/browser-tab.ts';
import type { ShopWorld } from '../../support/world.ts';

When('the shop button is pressed', async function (this: ShopWorld) {
  const { tab } = this;
  const name = tab.t('shop');
  await tab.button(name).or(tab.link(name)).filter({ visible: true }).first().click();
});

/** Kitchen on the picture, not in the list beside it. */
function kitchenOf(tab: BrowserTab): Locator {
  return tab.link(tab.t('room-kitchen'), tab.dialog().getByRole('group', { name: tab.t('apartment-label') }));
}

When(
  /^the kitchen of the picture is chosen by (mouse|keyboard)$/,
  async function (this: ShopWorld, way: string) {
    const kitchen = kitchenOf(this.tab);
    if (way === 'mouse') return kitchen.click();
    await kitchen.focus();
    await this.tab.page.keyboard.press('Enter');
  },
);

When(/^the kitchen of the picture has the (mouse|focus)$/, async function (this: ShopWorld, what: string) {
  const kitchen = kitchenOf(this.tab);
  const shade = () =>
    kitchen.evaluate((link) => {
      const place = link.querySelector('polygon');
      return place ? Number(getComputedStyle(place).fillOpacity) : 0;
    });
  await kitchen.waitFor();
  assert.equal(await shade(), 0);
  this.notes.set('shade', shade);
  // During the dialog's animation the mouse can miss the room.
  await this.tab
    .dialog()
    .evaluate((dialog) =>
      Promise.allSettled(dialog.getAnimations({ subtree: true }).map((one) => one.finished)),
    );
  if (what === 'mouse') return kitchen.hover();
  // The browser shows the focus only after a key press.
  await this.tab.page.keyboard.press('Tab');
  await kitchen.focus();
});

Then('the kitchen lights up', async function (this: ShopWorld) {
  const shade = this.note<() => Promise<number>>('shade');
  await eventually(async () => assert.ok((await shade()) > 0.1, 'the room stays as it was'));
});

Then('a dialog says {message}', async function (this: ShopWorld, key: string) {
  const text = this.tab.dialog().getByText(this.tab.t(key)).first();
  await text.waitFor();
  assert.ok(await text.isVisible(), 'it is not on the screen');
});

Then('the dialog is closed', async function (this: ShopWorld) {
  await eventually(async () => assert.equal(await this.tab.dialog().count(), 0));
});

Then(
  'the dialog lists all rooms, {message} and {message} under {message}',
  async function (this: ShopWorld, all: string, gifts: string, more: string) {
    const { tab } = this;
    const list = tab.dialog().getByRole('navigation', { name: tab.t('rooms') });
    for (const room of ROOMS) await tab.link(tab.t(`room-${room}`), list).waitFor();
    await tab.link(tab.t(all), list).waitFor();
    const text = await tab.text(list);
    assert.ok(text.indexOf(tab.t(gifts)) > text.indexOf(tab.t(more)), text);
  },
);

Then(/^the dialog has (a|no) close button$/, async function (this: ShopWorld, has: string) {
  const { tab } = this;
  await tab.dialog().waitFor();
  assert.equal(await tab.button(tab.t('close'), tab.dialog()).count(), has === 'a' ? 1 : 0);
});

When(
  /^the dialog is closed by (its button|Escape|the backdrop)$/,
  async function (this: ShopWorld, way: string) {
    const { tab } = this;
    await tab.dialog().waitFor();
    if (way === 'its button') await tab.button(tab.t('close'), tab.dialog()).click();
    else if (way === 'Escape') await tab.page.keyboard.press('Escape');
    else await tab.page.mouse.click(5, 5);
  },
);

Then('the focus is on {message} again', async function (this: ShopWorld, key: string) {
  const name = this.tab.t(key);
  await eventually(async () => {
    const focused = await this.tab.page.evaluate(() => document.activeElement?.textContent ?? '');
    assert.equal(focused.trim(), name);
  });
});

When('Tab is pressed {int} times', async function (this: ShopWorld, times: number) {
  const { page } = this.tab;
  await this.tab.dialog().waitFor();
  const outside: string[] = [];
  for (let pressed = 0; pressed < times; pressed += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => {
      const { activeElement } = document;
      const isBrowser = activeElement === null || activeElement === document.body;
      return isBrowser || activeElement.closest('dialog') ? '' : (activeElement.textContent ?? '?');
    });
    if (place !== '') outside.push(place);
  }
  this.notes.set('outside', outside);
});

Then('the focus never left the dialog for the page', function (this: ShopWorld) {
  assert.deepEqual(this.note<string[]>('outside'), []);
});

function menuOf(tab: BrowserTab): Locator {
  return tab.page.getByRole('navigation', { name: tab.t('main-menu') });
}

Then('the menu shows {string}', async function (this: ShopWorld, links: string) {
  const text = await this.tab.text(menuOf(this.tab));
  for (const link of links.split(', ')) assert.ok(text.includes(link), `${link} is not in: ${text}`);
});

When("the menu's {message} is followed", async function (this: ShopWorld, key: string) {
  await this.tab.link(this.tab.t(key), menuOf(this.tab)).click();
});

Then('the menu is closed', async function (this: ShopWorld) {
  await menuOf(this.tab).waitFor({ state: 'hidden' });
  assert.equal(await menuOf(this.tab).isVisible(), false);
});

When('the connection breaks for scripts', async function (this: ShopWorld) {
  await this.tab.page.route('**/assets/*.js', (route) => route.abort());
});

When('the connection is back', async function (this: ShopWorld) {
  await this.tab.page.unroute('**/assets/*.js');
});

When("the shop's answers wait", async function (this: ShopWorld) {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  this.notes.set('arrive', arrive);
  await this.tab.page.route(/\/(api|answers)\//, async (route) => {
    await arrived;
    await route.continue();
  });
});

When("the shop's answers arrive", function (this: ShopWorld) {
  this.note<() => void>('arrive')();
});

Then(/^(a|no) progress bar is on the screen$/, async function (this: ShopWorld, has: string) {
  await this.tab.page.getByRole('progressbar').waitFor({ state: has === 'a' ? 'attached' : 'detached' });
});
