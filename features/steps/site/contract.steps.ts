import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { Then, When } from '@cucumber/cucumber';
import { CONTRACT } from '../../../api/contract.ts';
import { openApiDocument } from '../../../api/openapi.ts';
import { callsSection, specifiedCalls } from '../../support/specified-calls.ts';
import { ask } from '../../support/the-contract.ts';
import type { Answer } from '../../support/the-contract.ts';
import type { ShopWorld } from '../../support/world.ts';

type Refusal = { message: string; errors?: { property: string; message: string }[] };

const NOTHING_INSIDE = /\bat \/|node_modules|select |insert |postgres|stack|ECONN/i;

async function send(
  world: ShopWorld,
  ...question: Parameters<typeof ask> extends [unknown, ...infer Rest] ? Rest : never
) {
  world.notes.set('answer', await ask(await world.shop(), ...question));
}

Then('the specification names {int} calls, and none of them is passed over', function (count: number) {
  const section = callsSection();
  const calls = specifiedCalls(section);
  const mentioned = (pattern: RegExp) => section.match(pattern)?.length;
  assert.equal(calls.flatMap(({ paths }) => paths).length, mentioned(/\/api\//g), 'a path was not read');
  assert.equal(
    calls.flatMap(({ methods }) => methods).length,
    mentioned(/\b(GET|POST|DELETE)\b/g),
    'a method was not read',
  );
  assert.equal(
    calls.flatMap(({ methods }) => methods).length,
    count,
    'the specification names another number of calls',
  );
});

Then('the contract has each of them, and the shop answers to it', async function (this: ShopWorld) {
  const { server } = await this.shop();
  const isThere = (method: string, path: string) =>
    CONTRACT.some((one) => one.method === method && one.path === path) &&
    server.hasRoute({ method: method as 'GET', url: path.replace(/\{(\w+)\}/g, ':$1') });
  const missing = specifiedCalls(callsSection()).flatMap(({ methods, paths }) => [
    ...methods
      .filter((method) => !paths.some((path) => isThere(method, path)))
      .map((one) => `${one} ${paths.join()}`),
    ...paths
      .filter((path) => !methods.some((method) => isThere(method, path)))
      .map((one) => `${methods.join('/')} ${one}`),
  ]);
  assert.deepEqual([...new Set(missing)], [], 'calls of the specification are missing');
});

Then('the published contract is the one that the shop holds itself to', function () {
  const published = JSON.parse(readFileSync('api/openapi.json', 'utf8')) as Record<string, unknown>;
  assert.match(String(published['openapi']), /^3\.1/);
  assert.deepEqual(published, JSON.parse(JSON.stringify(openApiDocument())));
});

When(
  'the products of {string} are asked for from the 21st on, 10 at most',
  async function (this: ShopWorld, category: string) {
    const categoryId = await (await this.goods()).category(category);
    await send(this, 'POST', '/api/product/search', { categoryId, offset: 20, limit: 10 });
  },
);

Then('{int} products of {int} are answered', function (this: ShopWorld, count: number, total: number) {
  const { body } = this.note<Answer>('answer');
  const page = body as { data: unknown[]; total: number };
  assert.deepEqual([page.data.length, page.total], [count, total]);
});

When(
  /^products are asked for with an? (\w+) of (\S+)$/,
  async function (this: ShopWorld, field: string, value: string) {
    const name = field === 'order' ? 'orderBy' : field;
    const { server } = await this.shop();
    // Written by hand, because `JSON.stringify` cannot write 1e309.
    const payload = `{"${name}": ${/^[-\de]+$/.test(value) ? value : JSON.stringify(value)}}`;
    const headers = { 'content-type': 'application/json' };
    const answer = await server.inject({ method: 'POST', url: '/api/product/search', headers, payload });
    this.notes.set('answer', { status: answer.statusCode, body: answer.json() as unknown });
  },
);

Then(
  'it is refused with {string} because of {string}',
  function (this: ShopWorld, message: string, field: string) {
    const { status, body } = this.note<Answer>('answer');
    const refusal = body as Refusal;
    assert.ok(status >= 400 && status < 500, String(status));
    assert.equal(refusal.message, message);
    assert.ok(
      refusal.errors?.some(({ property }) => property === field),
      JSON.stringify(refusal),
    );
  },
);

When('an order without anything is sent', async function (this: ShopWorld) {
  await send(this, 'POST', '/api/order', {});
});

When('a text instead of an order is sent', async function (this: ShopWorld) {
  await send(this, 'POST', '/api/order', 'order');
});

When('an order of 300 kilobytes is sent', async function (this: ShopWorld) {
  await send(this, 'POST', '/api/order', { name: 'x'.repeat(300_000) });
});

When('an unknown address is sent', async function (this: ShopWorld) {
  await send(this, 'DELETE', '/api/nothing');
});

When("an id that can't be one is sent", async function (this: ShopWorld) {
  await send(this, 'GET', '/api/product/99999999999999999999');
});

When('a product that is not there is sent', async function (this: ShopWorld) {
  await send(this, 'GET', '/api/product/987654');
});

When('a zero character is sent', async function (this: ShopWorld) {
  await send(this, 'POST', '/api/product/search', { request: 'ла\u0000мпа' });
});

Then(
  "the refusal has a message, and nothing that tells of the shop's inside",
  async function (this: ShopWorld) {
    const { status, body } = this.note<Answer>('answer');
    assert.ok(status >= 400 && status < 500, `${status} ${JSON.stringify(body)}`);
    const refusal = body as Refusal;
    const known = ['message', 'errors', 'requestId'];
    assert.deepEqual(
      Object.keys(refusal).filter((key) => !known.includes(key)),
      [],
    );
    const { texts } = await this.shop();
    assert.notEqual(texts.in('bg')(refusal.message), refusal.message, refusal.message);
    assert.doesNotMatch(JSON.stringify(refusal), NOTHING_INSIDE);
  },
);

Then('the message is a text in both languages', async function (this: ShopWorld) {
  const { message, errors = [] } = this.note<Answer>('answer').body as Refusal;
  const { texts } = await this.shop();
  for (const key of [message, ...errors.map((error) => error.message)]) {
    const [bg, en] = [texts.in('bg')(key), texts.in('en')(key)];
    assert.ok(bg !== key && en !== key && bg !== en, key);
  }
});
