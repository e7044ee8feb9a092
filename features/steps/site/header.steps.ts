import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import apartment from '../../../content/pictures/apartment/zones.json' with { type: 'json' };
import type { Notification } from '../../../src/core/site/modal.ts';
import { pathOf } from '../../../src/core/site/paths.ts';
import type { PathName } from '../../../src/core/site/routes.ts';
import { CookieNotice } from '../../../src/view-models/site/cookie-notice.ts';
import { Panels } from '../../../src/view-models/site/panels.ts';
import { CategoriesScreen } from '../../../src/view-models/shop/categories-screen.ts';
import { modalNamed } from '../../support/browser/modal-of.ts';
import { renderPart } from '../../support/render-part.tsx';
import type { ShopWorld } from '../../support/world.ts';

/** Links in the elements of that kind, as paths of the Bulgarian site. */
async function linksIn(world: ShopWorld, pattern: RegExp): Promise<string[]> {
  const { html } = (await world.visitor()).page;
  const parts = html.match(pattern) ?? [];
  return parts.flatMap((part) =>
    [...part.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(([, href]) => href ?? ''),
  );
}

function assertLeadsTo(links: string[], names: string): void {
  for (const name of names.split(', ')) {
    const path = pathOf(name as PathName, 'bg');
    assert.ok(links.includes(path), `${name} (${path}) is not among ${links.join(' ')}`);
  }
}

Then(/^the header leads to ((?:\w+, )*\w+)$/, async function (this: ShopWorld, names: string) {
  assertLeadsTo(await linksIn(this, /<header[\s\S]*?<\/header>/g), names);
});

Then(/^the menu leads to ((?:\w+, )*\w+)$/, async function (this: ShopWorld, names: string) {
  assertLeadsTo(await linksIn(this, /<nav[\s\S]*?<\/nav>/g), names);
});

Then(/^the bottom bar leads to ((?:\w+, )*\w+)$/, async function (this: ShopWorld, names: string) {
  assertLeadsTo(await linksIn(this, /<nav class="bottom-bar"[\s\S]*?<\/nav>/g), names);
});

Then(/^the footer leads to ((?:[A-Z]\w+, )*[A-Z]\w+)$/, async function (this: ShopWorld, names: string) {
  assertLeadsTo(await linksIn(this, /<footer[\s\S]*?<\/footer>/g), names);
});

Then('the footer leads to {int} social networks', async function (this: ShopWorld, count: number) {
  const away = (await linksIn(this, /<footer[\s\S]*?<\/footer>/g)).filter((link) =>
    link.startsWith('https:'),
  );
  assert.equal(new Set(away).size, count);
});

Then('the footer shows the logo', async function (this: ShopWorld) {
  const visitor = await this.visitor();
  assert.ok(
    visitor.page.part('footer')?.startsWith(visitor.t('site-name')),
    'the footer does not begin with the logo',
  );
  assertLeadsTo(await linksIn(this, /<footer[\s\S]*?<\/footer>/g), 'Index');
});

Then('I see the message {message} of the product', async function (this: ShopWorld, key: string) {
  const visitor = await this.visitor();
  assert.equal(visitor.modals.notification?.message.key, key);
  assert.notEqual(visitor.t(key), key);
});

Then(
  'the picture of the apartment leads to the rooms {string}',
  async function (this: ShopWorld, rooms: string) {
    const wanted = rooms.split(', ').sort();
    assert.deepEqual(apartment.zones.map(({ room }) => room).sort(), wanted);
    const html = await renderPart(await this.visitor(), 'rooms');
    for (const room of wanted) {
      const path = pathOf('MarketplaceProductCategories', 'bg', {}, { room });
      assert.match(html, new RegExp(`<a [^>]*href="${path.replace('?', '\\?')}"[^>]*><polygon`));
    }
  },
);

When(/^I choose the room (\S+)$/, async function (this: ShopWorld, room: string) {
  const visitor = await this.visitor();
  const path = pathOf('MarketplaceProductCategories', 'bg', {}, { room });
  const html = await renderPart(visitor, 'rooms');
  assert.ok(html.includes(`href="${path}"`), `the rooms menu has no ${room}`);
  await visitor.go(path);
});

Then(/^the categories are those of the room (\S+)$/, async function (this: ShopWorld, room: string) {
  assert.equal((await this.visitor()).screen(CategoriesScreen).room, room);
});

Then(/^the rooms menu (has a|has no) close button$/, async function (this: ShopWorld, has: string) {
  const visitor = await this.visitor();
  const html = await renderPart(visitor, 'rooms');
  assert.equal(html.includes(`aria-label="${visitor.t('close')}"`), has === 'has a');
});

When(/^the (.+) opens over the page$/, async function (this: ShopWorld, words: string) {
  const name = modalNamed(words);
  const { modals } = await this.visitor();
  if (name === 'notification') modals.notify('success', 'added-to-cart');
  else modals.show(name);
});

Then(/^the (.+) alone is open$/, async function (this: ShopWorld, words: string) {
  const name = modalNamed(words);
  const { modals } = await this.visitor();
  assert.equal(modals.open, name);
  assert.equal(modals.notification !== null, name === 'notification');
});

When(
  'a message of {word} says {message}',
  async function (this: ShopWorld, type: Notification['type'], key: string) {
    (await this.visitor()).modals.notify(type, key);
  },
);

Then('the message of {word} says {message}', async function (this: ShopWorld, type: string, key: string) {
  const visitor = await this.visitor();
  assert.equal(visitor.modals.notification?.type, type);
  const html = await renderPart(visitor, 'notification');
  assert.ok(html.includes(visitor.t(key)), html);
  assert.ok(html.includes(visitor.t(`notification-${type}`)), html);
});

When('I close what is open', async function (this: ShopWorld) {
  (await this.visitor()).modals.close();
});

Then(/^the cookie notice (shows|does not show)$/, async function (this: ShopWorld, state: string) {
  assert.equal((await this.visitor()).get(CookieNotice).isShown, state === 'shows');
});

When('I ask what the cookies are for', async function (this: ShopWorld) {
  (await this.visitor()).get(CookieNotice).showPurposes();
});

When('I decline the cookies', async function (this: ShopWorld) {
  (await this.visitor()).get(CookieNotice).decline();
});

Then('my choice about cookies is {string}', async function (this: ShopWorld, choice: string) {
  const visitor = await this.visitor();
  assert.equal(visitor.get(CookieNotice).consent, choice);
  assert.equal(visitor.store().read('cookie-consent'), choice);
});

When('I toggle the advanced search', async function (this: ShopWorld) {
  (await this.visitor()).get(Panels).toggleAdvancedSearch();
});

Then(/^the advanced search is (open|closed)$/, async function (this: ShopWorld, state: string) {
  assert.equal((await this.visitor()).get(Panels).advancedSearch, state === 'open');
});

When('{string} begins to load', async function (this: ShopWorld, key: string) {
  const ends = (this.notes.get(key) as (() => void)[] | undefined) ?? [];
  void (await this.visitor()).get(Panels).whileLoading(key, () => new Promise<void>((end) => ends.push(end)));
  this.notes.set(key, ends);
});

When('{string} has loaded', async function (this: ShopWorld, key: string) {
  this.note<(() => void)[]>(key).pop()?.();
  await new Promise((next) => setImmediate(next));
});

Then(/^"(\w+)" (still loads|does not load)$/, async function (this: ShopWorld, key: string, state: string) {
  assert.equal((await this.visitor()).get(Panels).isLoading(key), state === 'still loads');
});

Then('choosing the placeholder of a list means no choice', async function (this: ShopWorld) {
  const { choosePlaceholder } = await import('../../support/fields.tsx');
  assert.deepEqual(await choosePlaceholder(), ['first', null]);
});

Then(
  'a field that says nothing of its length takes {int} characters',
  async function (this: ShopWorld, length: number) {
    const { lengthOfField } = await import('../../support/fields.tsx');
    assert.deepEqual([await lengthOfField(), await lengthOfField(20)], [length, 20]);
  },
);

Then(
  'there are at least {int} words to read, in {language}',
  async function (this: ShopWorld, words: number, language: 'bg' | 'en') {
    const text = (await this.visitor()).page.part('main') ?? '';
    assert.ok(text.split(' ').length >= words, `only ${text.split(' ').length} words`);
    assert.doesNotMatch(text, /lorem|todo|xxx/i);
    const cyrillic = text.match(/[а-я]/gi)?.length ?? 0;
    assert.equal(cyrillic > text.length / 2, language === 'bg');
  },
);
