import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { pathOf } from '../../../src/core/site/paths.ts';
import { routeOfPath } from '../../../src/container/match-route.ts';
import type { PathName } from '../../../src/core/site/routes.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { ChunkLoadError } from '../../../src/view-models/site/chunk-load-error.ts';
import { Panels } from '../../../src/view-models/site/panels.ts';
import { Progress } from '../../../src/view-models/site/progress.ts';
import { CategoriesScreen } from '../../../src/view-models/shop/categories-screen.ts';
import { HOSTS } from '../../support/the-run.ts';
import type { ShopWorld } from '../../support/world.ts';

Given('the demo shop', function (this: ShopWorld) {
  this.data = 'demo';
});

Given('I come to the {language} site', function (this: ShopWorld, language: 'bg' | 'en') {
  this.host = HOSTS[language];
});

Given('I am at {address}', async function (this: ShopWorld, address: string) {
  await (await this.visitor()).arrive(address);
});

When('I open {address}', async function (this: ShopWorld, address: string) {
  await (await this.visitor()).arrive(address);
});

When('I go to {address}', async function (this: ShopWorld, address: string) {
  const visitor = await this.visitor();
  this.notes.set('asked', visitor.asked.length);
  await visitor.go(address);
});

When('I go back', async function (this: ShopWorld) {
  await (await this.visitor()).back();
});

When('I set out for {address}', async function (this: ShopWorld, address: string) {
  (await this.visitor()).setOut(address);
});

async function seeScreen(this: ShopWorld, screen: string): Promise<void> {
  const { navigation, page } = await this.visitor();
  const { open, failure } = navigation.current ?? {};
  assert.equal(open?.route, screen, failure?.message);
  assert.equal(page.status, 200);
}

Then(/^I see the screen (\w+)$/, seeScreen);

Then('I see {page}', seeScreen);

Then('I still see {page}', seeScreen);

Then('its content was asked for once', async function (this: ShopWorld) {
  const asked = (await this.visitor()).asked.slice(this.note<number>('asked'));
  const isContent = (question: string) => !question.endsWith('/visit');
  assert.equal(asked.filter(isContent).length, 1, asked.join(', '));
});

Then('I am told {message}', async function (this: ShopWorld, key: string) {
  const visitor = await this.visitor();
  const failure = visitor.navigation.current?.failure;
  assert.ok(failure instanceof Failure, 'nothing was refused');
  assert.equal(failure.messageKey, key);
  assert.ok(visitor.page.text.includes(visitor.t(key)), visitor.page.text);
});

Then('all links of the page are {language} ones', async function (this: ShopWorld, language: 'bg' | 'en') {
  const { page } = await this.visitor();
  const links = page.links.map((link) => link.split(/[?#]/)[0] ?? '');
  assert.ok(links.length > 10, 'the page has hardly any links');
  for (const link of links) {
    const { name, params } = routeOfPath(link);
    assert.notEqual(name, 'NotFound', link);
    assert.equal(link, pathOf(name as PathName, language, params));
  }
});

When('I keep what the page says', async function (this: ShopWorld) {
  this.notes.set('page', (await this.visitor()).page.part('main'));
});

Then('the page says the same', async function (this: ShopWorld) {
  const said = (await this.visitor()).page.part('main');
  assert.ok(said && said.length > 20, 'the page says nothing');
  assert.equal(said, this.note<string>('page'));
});

Then('I see the categories {string}', async function (this: ShopWorld, names: string) {
  const visitor = await this.visitor();
  const { categories } = visitor.screen(CategoriesScreen);
  assert.deepEqual(categories.map(({ name }) => name).sort(), names === '' ? [] : names.split(', ').sort());
});

Then(/^the promo background is (on|off)$/, async function (this: ShopWorld, state: string) {
  assert.equal((await this.visitor()).get(Panels).promoBackground, state === 'on');
});

Then(/^the page has (a|no) (header|footer)$/, async function (this: ShopWorld, has: string, part: string) {
  const { page, navigation } = await this.visitor();
  assert.equal(page.part(part as 'header' | 'footer') !== null, has === 'a');
  if (part === 'footer') assert.equal(navigation.current?.open?.meta.showFooter ?? true, has === 'a');
});

Then('the page says {message}', async function (this: ShopWorld, key: string) {
  const visitor = await this.visitor();
  const text = visitor.t(key);
  assert.ok(visitor.page.text.includes(text), `${text} is not in: ${visitor.page.text.slice(0, 2_000)}`);
});

Then('search engines read that there is no such page', async function (this: ShopWorld) {
  const { page } = await this.visitor();
  assert.equal(page.status, 404);
  assert.equal(page.meta('robots'), 'noindex');
});

Then('the page links to {page}', async function (this: ShopWorld, route: PathName) {
  const visitor = await this.visitor();
  const path = pathOf(route, visitor.language);
  assert.ok(visitor.page.links.includes(path), visitor.page.links.join(' '));
});

When('I open the rooms menu', async function (this: ShopWorld) {
  (await this.visitorInside()).get(Panels).openRooms();
});

Then(/^the rooms menu is (open|closed)$/, async function (this: ShopWorld, state: string) {
  assert.equal((await this.visitor()).get(Panels).rooms, state === 'open');
});

Given('I have scrolled {int} pixels down', async function (this: ShopWorld, pixels: number) {
  (await this.visitor()).history.scroll = pixels;
});

Then('I am {int} pixels down', async function (this: ShopWorld, pixels: number) {
  assert.equal((await this.visitor()).history.scroll, pixels);
});

Then(
  /^the screen (slides in from the right|is there at once)$/,
  async function (this: ShopWorld, how: string) {
    const { meta } = (await this.visitor()).navigation.current?.open ?? {};
    assert.equal(meta?.transition, how === 'is there at once' ? undefined : 'slide-left');
  },
);

Then('the heading is {string}', async function (this: ShopWorld, heading: string) {
  assert.equal((await this.visitor()).page.part('h1'), heading);
});

Then('the title is {string}', async function (this: ShopWorld, title: string) {
  assert.equal((await this.visitor()).page.title, title);
});

Then('the title ends with {string}', async function (this: ShopWorld, end: string) {
  const { title } = (await this.visitor()).page;
  assert.ok(title.endsWith(` ${end}`), title);
});

Then('the page has a description', async function (this: ShopWorld) {
  const { page } = await this.visitor();
  assert.ok((page.meta('description') ?? '').length > 20, 'the page has hardly a description');
  assert.equal(page.meta('og:description'), page.meta('description'));
});

Then(
  'search engines read that it costs {float} EUR and is in stock',
  async function (this: ShopWorld, price: number) {
    const [product] = (await this.visitor()).page.structuredData;
    assert.deepEqual(product?.['@type'], 'Product');
    const offer = product['offers'] as Record<string, unknown>;
    assert.deepEqual(
      [Number(offer['price']), offer['priceCurrency'], offer['availability']],
      [price, 'EUR', 'https://schema.org/InStock'],
    );
  },
);

Then('the page names its address in both languages', async function (this: ShopWorld) {
  const { page } = await this.visitor();
  const id = /\d+$/.exec(page.canonical ?? '')?.[0];
  assert.equal(page.canonical, `https://${HOSTS.bg}/produkti/${id}`);
  assert.equal(page.alternate('bg'), `https://${HOSTS.bg}/produkti/${id}`);
  assert.equal(page.alternate('en'), `https://${HOSTS.en}/product/${id}`);
});

Given('the code of the screen Contacts does not arrive', async function (this: ShopWorld) {
  (await this.visitor()).missingPages.add('contact/contacts');
});

When('the code of the screen Contacts arrives again', async function (this: ShopWorld) {
  (await this.visitor()).missingPages.clear();
});

When(
  /^(\d+) (milliseconds|seconds?) pass(?:es)?$/,
  async function (this: ShopWorld, amount: string, unit: string) {
    await new Promise((next) => setTimeout(next, 5));
    this.run.clock.pass(Number(amount) * (unit === 'milliseconds' ? 1 : 1_000));
    await new Promise((next) => setTimeout(next, 5));
  },
);

Then('I am told that a part of the page did not arrive', async function (this: ShopWorld) {
  const { current } = (await this.visitor()).navigation;
  assert.ok(
    current?.failure instanceof ChunkLoadError,
    'the failure is not that of a part that did not arrive',
  );
});

When('I try again', async function (this: ShopWorld) {
  const visitor = await this.visitor();
  await visitor.navigation.retry();
  await visitor.settled();
});

Given('the server takes its time', async function (this: ShopWorld) {
  this.notes.set('release', (await this.visitor()).holdAnswers());
});

When('the server answers', async function (this: ShopWorld) {
  this.note<() => void>('release')();
  await (await this.visitor()).settled();
});

Then(/^(no )?progress shows$/, async function (this: ShopWorld, none: string | null) {
  const { value } = (await this.visitor()).get(Progress);
  assert.equal(value === null, none !== null);
  this.notes.set('progress', value);
});

Then('progress has grown, and not to the end', async function (this: ShopWorld) {
  const value = (await this.visitor()).get(Progress).value ?? 0;
  assert.ok(value > this.note<number>('progress') && value < 1, String(value));
});
