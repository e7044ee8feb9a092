import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { Texts } from '../../server/platform/texts.ts';
import { phoneCodeTo } from '../../tests/server/support/a-phone.ts';
import type { ShopWorld } from '../support/world.ts';
import { propertyBuilderOf } from './properties/properties.steps.ts';

const MARIA = 'maria@example.com';

/** Sends a request as Мария's browser. */
async function ask(world: ShopWorld, method: 'GET' | 'POST', url: string, payload?: object) {
  const { server } = await world.shop();
  const headers = { cookie: await propertyBuilderOf(world).owner(MARIA), 'x-accept-language': 'bg' };
  const answer = await server.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json() };
}

Given('a code was sent to {string}', async function (this: ShopWorld, phone: string) {
  assert.equal((await ask(this, 'POST', '/api/user/phone/code')).status, 202, 'no code was sent');
  this.notes.set('code', await phoneCodeTo(await this.shop(), phone.replaceAll(' ', '')));
});

When(/^Мария types (the|another) code$/, async function (this: ShopWorld, which: string) {
  const right = String(this.notes.get('code'));
  const code = which === 'the' ? right : String((Number(right) + 1) % 1_000_000).padStart(6, '0');
  const { status, body } = await ask(this, 'POST', '/api/user/phone/confirmation', { code });
  assert.equal(status, which === 'the' ? 200 : 422, JSON.stringify(body));
  this.notes.set('answer', body);
});

When('Мария changes her telephone to {string}', async function (this: ShopWorld, phone: string) {
  const { version } = (await ask(this, 'GET', '/api/user')).body as { version: string };
  const profile = { name: 'Мария Иванова', phone, language: 'bg', optMarketingFlag: false, version };
  assert.equal((await ask(this, 'POST', '/api/user/profile', profile)).status, 200, 'not saved');
});

Then('she is told that {string}', function (this: ShopWorld, said: string) {
  const { errors } = this.notes.get('answer') as { errors: { message: string }[] };
  const texts = new Texts('content/translations').in('bg');
  assert.ok(texts(errors[0]?.message ?? '').startsWith(said), JSON.stringify(errors));
});

Then('nothing is said of a confirmed telephone', async function (this: ShopWorld) {
  const { text } = (await this.visitor()).page;
  assert.ok(!text.includes('Телефонът е потвърден'), text);
});
