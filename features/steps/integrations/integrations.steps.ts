import assert from 'node:assert/strict';
import { join } from 'node:path';
import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { After, Given, Then, When } from '@cucumber/cucumber';
import { fetchFeed } from '../../../server/modules/integrations/fetch-feed.ts';
import { followFeeds } from '../../../server/modules/integrations/follow-feeds.ts';
import { workOnImport } from '../../../server/modules/shop/import/import-queue.ts';
import type { FetchPolicy } from '../../../server/platform/fetch-public.ts';
import { importServices } from '../../../tests/server/support/import-services.ts';
import { sendWebhook } from '../../../server/modules/integrations/send-webhook.ts';
import { Texts } from '../../../server/platform/texts.ts';
import type { KeyScope } from '../../../src/core/integrations/api-key.ts';
import { aShop } from '../../../tests/server/support/a-shop.ts';
import { aPerson } from '../../../tests/server/support/an-account.ts';
import { anOrder } from '../../../tests/server/support/an-order.ts';
import { anApiKey, aReceiver } from '../../../tests/server/integrations/support/an-integration.ts';
import { ownShop } from '../team/back-office.ts';
import type { ShopWorld } from '../../support/world.ts';

type Answer = { status: number; body: unknown };
type Seller = { vendorId: number; productId: number; headers: { cookie: string } };
type Key = Awaited<ReturnType<typeof anApiKey>>;

/** Calls the scenario's own server. */
async function call(
  world: ShopWorld,
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {},
) {
  const answer = await ownShop(world).server.inject({
    method,
    url,
    headers: { 'x-accept-language': 'bg', ...headers },
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, body: answer.json() as unknown, headers: {}, text: answer.body };
}

const sellerOf = (world: ShopWorld) => world.note<Seller>('seller');
const keyOf = (world: ShopWorld) => world.note<Key>('key');

Given(
  '{string} sells a blanket with the code {string}, {int} in stock',
  async function (this: ShopWorld, name: string, code: string, quantity: number) {
    this.ownShop ??= await this.run.shopWithTexts(new Texts(join(process.cwd(), 'content/translations')));
    const { database } = this.ownShop;
    const place = { database, clock: this.run.clock };
    const shop = aShop(database);
    const vendorId = await shop.vendor({ name });
    const categoryId = await shop.category();
    const productId = await shop.product({ vendorId, categoryId, price: 5_000, quantity });
    await database.db.updateTable('product').set({ vendor_code: code }).where('id', '=', productId).execute();
    const { headers } = await aPerson(place, { type: 'vendor', vendorId });
    this.notes.set('seller', { vendorId, productId, headers });
  },
);

const SCOPES: Record<string, KeyScope> = {
  'read orders': 'orders:read',
  'change products': 'products:write',
};

Given(
  /^the vendor has a key that may (read orders|change products)$/,
  async function (this: ShopWorld, allowed: string) {
    const place = {
      post: (url: string, body?: unknown, headers?: Record<string, string>) =>
        call(this, 'POST', url, { body: body as object, headers: headers ?? {} }),
    };
    this.notes.set('key', await anApiKey(place, sellerOf(this), [SCOPES[allowed] ?? 'orders:read']));
  },
);

When('somebody orders a blanket', async function (this: ShopWorld) {
  const answer = await call(this, 'POST', '/api/order', {
    body: anOrder([{ id: sellerOf(this).productId }]),
  });
  assert.equal(answer.status, 201, JSON.stringify(answer.body));
});

When(
  'the program sets the stock of {string} to {int}',
  async function (this: ShopWorld, code: string, quantity: number) {
    const body = { items: [{ code, quantity }] };
    const headers = keyOf(this).program;
    this.notes.set('answer', await call(this, 'POST', '/api/vendor/stock-and-price', { body, headers }));
  },
);

When('the vendor revokes the key', async function (this: ShopWorld) {
  const { headers } = sellerOf(this);
  await call(this, 'DELETE', `/api/vendor/key/${keyOf(this).key.id}`, { headers });
});

Then('the program finds {int} order(s) with the key', async function (this: ShopWorld, count: number) {
  const { body } = await call(this, 'GET', '/api/order', { headers: keyOf(this).program });
  assert.equal((body as { total: number }).total, count);
});

/** Compares the answer's message in Bulgarian. */
function assertMessage({ body }: Answer, text: string): void {
  const t = new Texts(join(process.cwd(), 'content/translations')).in('bg');
  assert.equal(t<string>((body as { message: string }).message), text);
}

Then('the program reads {string}', function (this: ShopWorld, text: string) {
  assertMessage(this.note<Answer>('answer'), text);
});

Then('the program reads {string} when it asks for orders', async function (this: ShopWorld, text: string) {
  assertMessage(await call(this, 'GET', '/api/order', { headers: keyOf(this).program }), text);
});

Then('the stock of {string} is {int}', async function (this: ShopWorld, code: string, quantity: number) {
  const row = await ownShop(this)
    .database.db.selectFrom('product')
    .select('quantity')
    .where('vendor_id', '=', sellerOf(this).vendorId)
    .where('vendor_code', '=', code)
    .executeTakeFirstOrThrow();
  assert.equal(row.quantity, quantity);
});

type Hook = { id: number; receiver: Awaited<ReturnType<typeof aReceiver>> };

const addWebhook = (world: ShopWorld, url: string) =>
  call(world, 'POST', '/api/vendor/webhook', {
    body: { url, events: ['order.placed'] },
    headers: sellerOf(world).headers,
  });

Given('the vendor has a webhook for new orders', async function (this: ShopWorld) {
  const { body } = await addWebhook(this, 'https://93.184.215.14/uyut');
  const { id } = (body as { webhook: { id: number } }).webhook;
  const receiver = await aReceiver();
  // The program of the scenario runs on this machine.
  const { db } = ownShop(this).database;
  await db.updateTable('webhook').set({ url: receiver.url }).where('id', '=', id).execute();
  this.notes.set('webhook', { id, receiver });
});

After({ tags: '@SHIP-12' }, async function (this: ShopWorld) {
  await (this.notes.get('webhook') as Hook | undefined)?.receiver.close();
  (this.notes.get('file') as File | undefined)?.server.close();
});

/** Sends what waits, as the job of each minute does. */
async function sendWaiting(world: ShopWorld): Promise<void> {
  const { id, receiver } = world.note<Hook>('webhook');
  const { database, integrations } = ownShop(world);
  const waiting = await database.db
    .selectFrom('webhook_delivery')
    .select('id')
    .where('webhook_id', '=', id)
    .execute();
  for (const delivery of waiting)
    await sendWebhook({ ...integrations, policy: receiver.policy }, delivery.id);
}

When('the warehouse does not answer', async function (this: ShopWorld) {
  this.note<Hook>('webhook').receiver.answerWith(503);
  await sendWaiting(this);
});

When('the warehouse answers again after 1 minute', async function (this: ShopWorld) {
  this.note<Hook>('webhook').receiver.answerWith(200);
  this.run.clock.pass(60_000);
  await sendWaiting(this);
});

Then(
  /^the log shows the order as (waiting|delivered) after (\d+) attempts?$/,
  async function (this: ShopWorld, status: string, attempts: string) {
    const { headers } = sellerOf(this);
    const path = `/api/vendor/webhook/${this.note<Hook>('webhook').id}/delivery`;
    const { body } = await call(this, 'GET', path, { headers });
    const { data } = body as { data: { event: string; status: string; attempts: number }[] };
    assert.deepEqual(
      data.map((one) => [one.event, one.status, one.attempts]),
      [['order.placed', status, Number(attempts)]],
    );
  },
);

When('the vendor adds a webhook with the address {string}', async function (this: ShopWorld, url: string) {
  this.notes.set('answer', await addWebhook(this, url));
});

Then('the vendor reads {string}', function (this: ShopWorld, text: string) {
  const { body } = this.note<Answer>('answer');
  const [error] = (body as { errors: { message: string }[] }).errors;
  assertMessage({ status: 422, body: { message: error?.message } }, text);
});

/** Allows the scenario's server on this machine. */
const POLICY: FetchPolicy = {
  isAllowed: (address) => address === '127.0.0.1',
  ports: [],
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
};

type File = { server: Server; stock: number; policy: FetchPolicy };

Given(
  "the vendor's file at an address has the blanket with {int} in stock",
  async function (this: ShopWorld, stock: number) {
    const file: File = { server: createServer(), stock, policy: POLICY };
    file.server.on('request', (_request, response: ServerResponse) => {
      response.end(`Код;Наличност\r\nODEYALO-1;${file.stock}\r\n`);
    });
    await new Promise<void>((listening) => file.server.listen(0, '127.0.0.1', listening));
    const { port } = file.server.address() as AddressInfo;
    file.policy = { ...POLICY, ports: [port] };
    const { headers, vendorId } = sellerOf(this);
    await call(this, 'POST', '/api/vendor/feed', {
      body: { url: 'https://93.184.215.14/products.csv' },
      headers,
    });
    const url = `http://warehouse.example:${port}/products.csv`;
    const { db } = ownShop(this).database;
    await db.updateTable('product_feed').set({ url }).where('vendor_id', '=', vendorId).execute();
    this.notes.set('file', file);
  },
);

When('the vendor changes the stock in the file to {int}', function (this: ShopWorld, stock: number) {
  this.note<File>('file').stock = stock;
});

When('the hour of the import comes', async function (this: ShopWorld) {
  const { vendorId } = sellerOf(this);
  const { database, integrations } = ownShop(this);
  const { db } = database;
  const { clock } = this.run;
  clock.pass(3_600_000);
  await fetchFeed({ ...integrations, policy: this.note<File>('file').policy }, vendorId);
  const services = importServices({ db, clock });
  // The jobs of the next minutes.
  for (let minute = 0; minute < 3; minute += 1) {
    const all = await db
      .selectFrom('product_import')
      .select('id')
      .where('vendor_id', '=', vendorId)
      .execute();
    for (const { id } of all) await workOnImport(services, id);
    await followFeeds(integrations, services);
  }
});
