import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { pathOf } from '../../../src/core/site/paths.ts';
import type { TabOptions } from '../../support/browser/browser.ts';
import { BrowserShopper } from '../../support/browser/browser-shopper.ts';
import { eventually } from '../../support/eventually.ts';
import { DETAILS } from '../../support/shopper.ts';
import type { Locator } from 'playwright';
import type { ShopWorld } from '../../support/world.ts';

async function openWindow(world: ShopWorld, path: string, wish: TabOptions = {}): Promise<void> {
  assert.ok(world.browser, 'this is no scenario of the browser');
  world.tab = await world.browser.openTab({ data: world.data, ...wish });
  if (wish.scripts === false) await world.tab.page.goto(world.tab.origin + path);
  else await world.tab.open(path);
}

async function productPath(world: ShopWorld, title: string): Promise<string> {
  return pathOf('Product', 'bg', { id: await (await world.goods()).productId(title) });
}

Given('a window at {address}', async function (this: ShopWorld, path: string) {
  await openWindow(this, path);
});

Given('a window at {address} of {int} pixels', async function (this: ShopWorld, path: string, width: number) {
  await openWindow(this, path, { width });
});

Given('a window at {address} with motion', async function (this: ShopWorld, path: string) {
  await openWindow(this, path, { reducedMotion: false });
});

Given('a window at {address} with reduced motion', async function (this: ShopWorld, path: string) {
  await openWindow(this, path, { reducedMotion: true });
});

Given(
  'a window in {language} at {address}',
  async function (this: ShopWorld, language: 'bg' | 'en', path: string) {
    await openWindow(this, path, { language });
  },
);

Given('a window at the product {string}', async function (this: ShopWorld, title: string) {
  await openWindow(this, await productPath(this, title));
});

Given('a window without scripts at {address}', async function (this: ShopWorld, path: string) {
  await openWindow(this, path, { scripts: false });
});

Given(
  'a window without scripts at {address} of {int} pixels',
  async function (this: ShopWorld, path: string, width: number) {
    await openWindow(this, path, { scripts: false, width });
  },
);

When('{message} is pressed', async function (this: ShopWorld, key: string) {
  const { tab } = this;
  const name = tab.t(key);
  await tab.button(name).or(tab.link(name)).filter({ visible: true }).first().click();
});

Then('the window shows {message}', async function (this: ShopWorld, key: string) {
  const text = this.tab.main.getByText(this.tab.t(key)).first();
  await text.waitFor();
  assert.ok(await text.isVisible(), 'it is not on the screen');
});

Then('the window shows the words {string}', async function (this: ShopWorld, words: string) {
  const text = this.tab.main.getByText(words).filter({ visible: true }).first();
  await text.waitFor();
  assert.ok(await text.isVisible(), 'it is not on the screen');
});

Then('the window is at {address}', async function (this: ShopWorld, path: string) {
  await eventually(() => assert.equal(this.tab.path, path));
  await this.tab.page.getByRole('heading', { level: 1 }).waitFor();
});

When("the footer's {message} is followed", async function (this: ShopWorld, key: string) {
  const { tab } = this;
  const link = tab.link(tab.t(key), tab.page.getByRole('contentinfo'));
  await link.scrollIntoViewIfNeeded();
  this.notes.set('followed link', link);
  this.notes.set('link at', (await link.boundingBox())?.y);
  await link.click();
});

When(/^the browser goes (offline|online)$/, async function (this: ShopWorld, state: string) {
  await this.tab.page.context().setOffline(state === 'offline');
});

When('the page is loaded again', async function (this: ShopWorld) {
  await this.tab.page.reload();
  await this.tab.alive();
});

When('the visitor goes to another site, and back', async function (this: ShopWorld) {
  await this.tab.page.goto('about:blank');
  await this.tab.page.goBack();
  await this.tab.alive();
});

When('the visitor goes back', async function (this: ShopWorld) {
  await this.tab.page.goBack();
});

When('the visitor scrolls {int} pixels down', async function (this: ShopWorld, pixels: number) {
  await this.tab.page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), pixels);
});

Then('the window is {int} pixels down', async function (this: ShopWorld, pixels: number) {
  await eventually(async () => {
    assert.equal(await this.tab.page.evaluate(() => Math.round(window.scrollY)), pixels);
  });
});

Then('the window is where the footer was', async function (this: ShopWorld) {
  const before = this.note<number>('link at');
  await eventually(async () => {
    assert.ok((await this.tab.page.evaluate(() => window.scrollY)) > 600, 'the window is at the top');
    const now = (await this.note<Locator>('followed link').boundingBox())?.y ?? Number.NaN;
    assert.ok(Math.abs(now - before) < 5, `the link is at ${now} instead of ${before}`);
  });
});

Then(/^the page to read (slides in|is there at once)$/, async function (this: ShopWorld, how: string) {
  const { tab } = this;
  await tab.heading('За нас').waitFor();
  const seconds = await tab.heading('За нас').evaluate((heading) => {
    const moved = heading.closest('[data-transition]');
    const { animationName, animationDuration } = getComputedStyle(moved ?? document.body);
    return animationName === 'none' ? 0 : Number.parseFloat(animationDuration);
  });
  // Some browsers reduce a motion to almost nothing instead of nothing.
  assert.equal(seconds > 0.02, how === 'slides in', `${seconds} s`);
});

When('the first card is pressed', async function (this: ShopWorld) {
  const { page } = this.tab;
  await page.evaluate(() => {
    const { documentElement: root } = document;
    root.addEventListener('animationstart', ({ pseudoElement }) => {
      if (pseudoElement === '::view-transition-new(picture)') root.dataset['grown'] = '';
    });
  });
  await page.getByRole('article').getByRole('link').first().click();
});

Then(
  /^its page is shown, and the picture (grows into that of the page|is there at once)$/,
  async function (this: ShopWorld, how: string) {
    const { page } = this.tab;
    await eventually(() => assert.match(new URL(page.url()).pathname, /^\/produkti\/\d+$/));
    await this.tab.main.locator('.gallery').waitFor();
    const hasGrown = async () => (await page.locator('html').getAttribute('data-grown')) !== null;
    if (how === 'is there at once') assert.equal(await hasGrown(), false);
    else await eventually(async () => assert.ok(await hasGrown()));
  },
);

Then('the browser has complained of nothing', function (this: ShopWorld) {
  assert.deepEqual(this.tab.complaints, []);
});

When('the cookies are accepted', async function (this: ShopWorld) {
  await this.tab.acceptCookies();
});

Then(/^the cookie notice is (not )?on the screen$/, async function (this: ShopWorld, not: string | null) {
  const notice = this.tab.page.getByRole('region', { name: this.tab.t('cookie-label') });
  await notice.waitFor({ state: not ? 'detached' : 'visible' });
  assert.equal(await notice.count(), not ? 0 : 1);
});

When('the product is put in the cart', async function (this: ShopWorld) {
  await new BrowserShopper(this.tab).putInCart();
});

When('the cart is opened', async function (this: ShopWorld) {
  await new BrowserShopper(this.tab).openCart();
});

When('the order is placed', async function (this: ShopWorld) {
  await new BrowserShopper(this.tab).order(DETAILS);
});

When('the language is switched', async function (this: ShopWorld) {
  const { tab } = this;
  await tab.link(tab.t(`language-label-${tab.language === 'bg' ? 'en' : 'bg'}`)).click();
  tab.language = tab.language === 'bg' ? 'en' : 'bg';
  const origin = await this.browser?.originOf(this.data, tab.language);
  await eventually(() => assert.ok(tab.page.url().startsWith(origin ?? '-'), tab.page.url()));
  await tab.alive();
});

Then('the window is at the same product in English', async function (this: ShopWorld) {
  const id = await (await this.goods()).productId('Настолна лампа Зора');
  const origin = await this.browser?.originOf('own', 'en');
  assert.equal(this.tab.page.url(), `${origin}${pathOf('Product', 'en', { id })}`);
});

Then('the cart button says {string}', async function (this: ShopWorld, name: string) {
  await eventually(async () => assert.equal(await this.tab.link(name).count(), 1));
});

Given('the visitor has a cookie of the shop', async function (this: ShopWorld) {
  const { page, origin } = this.tab;
  await page.context().addCookies([{ name: 'token', value: 'mine', url: origin }]);
  this.browser?.questions.splice(0);
});

Then(
  'the window asked the shop in {language}, with its cookies',
  async function (this: ShopWorld, language: string) {
    const questions = this.browser?.questions ?? [];
    await eventually(() => assert.ok(questions.length > 0, 'nothing was asked'));
    for (const { url, headers } of questions) {
      assert.equal(headers['x-accept-language'], language, url);
      assert.match(headers.cookie ?? '', /token=mine/, url);
    }
  },
);

Then('the browser has stored {language} as the language', async function (this: ShopWorld, language: string) {
  assert.equal(await this.tab.page.evaluate(() => localStorage.getItem('defaultLang')), language);
});

When('the first category is followed', async function (this: ShopWorld) {
  const { tab } = this;
  await tab.page.goto(tab.origin + pathOf('MarketplaceProductCategories', 'bg'));
  await tab.main.getByRole('heading', { level: 2 }).getByRole('link').first().click();
});

Then('there are products with prices in both currencies', async function (this: ShopWorld) {
  const text = await this.tab.text(this.tab.main);
  assert.ok((text.match(/\d,\d\d лв\. ?\(\d+,\d\d €\)/g) ?? []).length >= 5, text.slice(0, 800));
});

When('the first product is followed', async function (this: ShopWorld) {
  await this.tab.main.getByRole('heading', { level: 2 }).getByRole('link').first().click();
});
