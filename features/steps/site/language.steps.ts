import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Given, Then, When } from '@cucumber/cucumber';
import { Texts } from '../../../server/platform/texts.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { TransferPayloadStorage, SessionTransfer } from '../../../src/core/site/session-transfer.ts';
import { Translations } from '../../../src/core/site/texts.ts';
import { CookieNotice } from '../../../src/view-models/site/cookie-notice.ts';
import { HOSTS } from '../../support/the-run.ts';
import { Visitor } from '../../support/visitor.ts';
import type { ShopWorld } from '../../support/world.ts';

const FOLDER = 'content/translations';

/** Texts of a language in their files. */
function written(language: 'bg' | 'en'): Record<string, string> {
  const files = readdirSync(join(FOLDER, language));
  return Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(join(FOLDER, language, file), 'utf8')) as object),
  ) as Record<string, string>;
}

const withoutNumber = (key: string) => key.replace(/_(one|other)$/, '');

function screenFiles(): string[] {
  return readdirSync('src/views', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join('src/views', file));
}

Given('the shop has one host for both languages', function (this: ShopWorld) {
  this.setting = 'one host';
});

When('a person opens the shop at {string}', async function (this: ShopWorld, host: string) {
  this.host = host;
  await (await this.visitor()).arrive('/');
});

Then('the page is in {language}', async function (this: ShopWorld, language: 'bg' | 'en') {
  const { page } = await this.visitor();
  assert.equal(page.language, language);
  const [own, other] = language === 'bg' ? ['Промоции', 'Promotions'] : ['Promotions', 'Промоции'];
  assert.ok(page.text.includes(own), page.text);
  assert.ok(!page.text.includes(other), page.text);
});

Given('English lacks the text {message}', async function (this: ShopWorld, key: string) {
  const folder = mkdtempSync(join(tmpdir(), 'uyut-texts-'));
  cpSync(FOLDER, folder, { recursive: true });
  for (const file of readdirSync(join(folder, 'en'))) {
    const path = join(folder, 'en', file);
    const texts = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
    delete texts[key];
    writeFileSync(path, JSON.stringify(texts));
  }
  this.ownShop = await this.run.shopWithTexts(new Texts(folder));
  rmSync(folder, { recursive: true });
});

Then('the page says {string} nowhere', async function (this: ShopWorld, text: string) {
  assert.ok(!(await this.visitor()).page.text.includes(text), 'it stands on the page');
});

Then('the page shows {string}', async function (this: ShopWorld, text: string) {
  const { page } = await this.visitor();
  assert.ok(page.text.includes(text), page.part('main') ?? page.text);
});

When('I switch the language', async function (this: ShopWorld) {
  await (await this.visitor()).switchLanguage();
});

Then(
  'the browser remembers {language} for the {language} site',
  async function (this: ShopWorld, remembered: string, site: 'bg' | 'en') {
    const store = (await this.visitor()).store('local', HOSTS[site]);
    assert.equal(store.read('defaultLang'), remembered);
  },
);

Then('I am at {string}', async function (this: ShopWorld, address: string) {
  const { host, history } = await this.visitor();
  assert.equal(host + history.url.replace(/[?&]defaultLang=\w+$/, ''), address);
});

Then('a link leads to {string}', async function (this: ShopWorld, address: string) {
  assert.ok((await this.visitor()).page.html.includes(`href="${address}"`), 'no link leads there');
});

When('the {language} texts are asked for', async function (this: ShopWorld, language: 'bg' | 'en') {
  const visitor = await this.visitorInside();
  this.notes.set('texts', await visitor.get(Translations).of(language));
});

Then('every text of the product comes in {language}', function (this: ShopWorld, language: 'bg' | 'en') {
  const texts = this.note<Record<string, string>>('texts');
  const all = written(language);
  for (const [key, text] of Object.entries(all)) {
    const [, shared] = /^\$t\((.+)\)$/.exec(text) ?? [];
    assert.equal(texts[key], shared === undefined ? text : all[shared], key);
  }
  assert.ok(Object.keys(texts).length > 200, 'there are hardly any texts');
});

Then('both languages have the same texts', function () {
  const [bg, en] = [written('bg'), written('en')].map((texts) =>
    [...new Set(Object.keys(texts).map(withoutNumber))].sort(),
  );
  assert.deepEqual(bg, en);
});

Then('no screen holds Bulgarian words of its own', function () {
  for (const file of screenFiles()) {
    const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    assert.doesNotMatch(code, /[А-Яа-я]{2,}/, file);
  }
});

Then('every text that a screen asks for exists', function () {
  const known = new Set(Object.keys(written('bg')).map(withoutNumber));
  const asked = screenFiles().flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bt\('([^']+)'/g)].map(([, key]) => key ?? ''),
  );
  assert.ok(asked.length > 50, 'hardly any text was found in the screens');
  assert.deepEqual(
    asked.filter((key) => !known.has(key)),
    [],
  );
});

When('I accept the cookies', async function (this: ShopWorld) {
  (await this.visitorInside()).get(CookieNotice).accept();
});

Given(
  'I have left my belongings for the {language} site',
  async function (this: ShopWorld, language: 'bg' | 'en') {
    assert.equal(language, 'en');
    const visitor = await this.visitorInside();
    const payload = visitor.get(TransferPayloadStorage).read();
    const { secret } = await visitor.get(SessionTransfer).leaveSessionTransfer(payload);
    this.notes.set('secret', secret);
  },
);

/** A browser that arrives at the English site with the secret. */
async function arriveWithSecret(world: ShopWorld, origin: string): Promise<Visitor> {
  const visitor = new Visitor(await world.shop(), world.run.clock, HOSTS.en);
  const fields = { secret: world.note<string>('secret'), path: '/' };
  await visitor.arrive(await visitor.sendForm('/hand-over', fields, origin));
  return visitor;
}

When('another browser brings my secret to the English site after me', async function (this: ShopWorld) {
  const mine = new Visitor(await this.shop(), this.run.clock, HOSTS.en);
  const fields = { secret: this.note<string>('secret'), path: '/' };
  const target = await mine.sendForm('/hand-over', fields, `https://${HOSTS.bg}`);
  // The other browser arrives during my navigation, and again after I collected the data.
  const during = await arriveWithSecret(this, `https://${HOSTS.bg}`);
  assert.ok(during.cart.cart.isEmpty, 'the other browser got my cart');
  await mine.arrive(target);
  assert.equal(mine.cart.cart.totalProductCount, 2);
  this.notes.set('arrived', await arriveWithSecret(this, `https://${HOSTS.bg}`));
});

When('I bring my secret to the English site', async function (this: ShopWorld) {
  this.notes.set('arrived', await arriveWithSecret(this, `https://${HOSTS.bg}`));
});

When('{string} brings my secret to the English site', async function (this: ShopWorld, origin: string) {
  const visitor = new Visitor(await this.shop(), this.run.clock, HOSTS.en);
  await visitor.sendForm('/hand-over', { secret: this.note<string>('secret'), path: '/' }, origin);
  await visitor.arrive('/');
  this.notes.set('arrived', visitor);
});

Then('it finds nothing there', function (this: ShopWorld) {
  assert.ok(this.note<Visitor>('arrived').cart.cart.isEmpty, 'the other browser got my cart');
});

Then('nothing was handed over', function (this: ShopWorld) {
  const visitor = this.note<Visitor>('arrived');
  assert.equal(visitor.cookies.get(HOSTS.en, 'hand-over'), undefined);
  assert.equal(visitor.store('local').read('cookie-consent'), null);
});

When('{string} leaves belongings for the English site', async function (this: ShopWorld, origin: string) {
  const shop = await this.shop();
  const visitor = new Visitor(shop, this.run.clock, new URL(origin).host);
  await visitor.arrive('/');
  const payload = visitor.get(TransferPayloadStorage).read();
  const leaving = visitor.get(SessionTransfer).leaveSessionTransfer(payload);
  this.notes.set('left', await leaving.catch((error: unknown) => error));
});

Then('they are refused', function (this: ShopWorld) {
  const left = this.notes.get('left');
  assert.ok(left instanceof Failure && /refused|foreign/.test(left.messageKey), String(left));
});
