import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fetchFeed } from '../../../server/modules/integrations/fetch-feed.ts';
import { followFeeds } from '../../../server/modules/integrations/follow-feeds.ts';
import { workOnImport } from '../../../server/modules/shop/import/import-queue.ts';
import type { FetchPolicy } from '../../../server/platform/fetch-public.ts';
import type { ProductFeed } from '../../../src/core/integrations/product-feed.ts';
import { aRow, csv, HEADER } from '../support/an-import.ts';
import { aShop } from '../support/a-shop.ts';
import { aSeller } from '../support/a-vendor.ts';
import type { Seller } from '../support/a-vendor.ts';
import { sessionOf } from '../support/an-account.ts';
import { importServices } from '../support/import-services.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

const HOUR = 1 / 24;
const GIGABYTE = 1024 ** 3;
/** A public address, so that no name is resolved. */
const PUBLIC = 'https://93.184.215.14/products.csv';

let app: TestApplication;
let seller: Seller;
let policy: FetchPolicy;
let url: string;
let requests: IncomingMessage[];
let respond: (request: IncomingMessage, response: ServerResponse) => void;

const server = createServer((request, response) => {
  requests.push(request);
  respond(request, response);
});

beforeAll(async () => {
  app = await startTestApplication();
  await aShop(app.database).category('Лампи');
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  url = `http://warehouse.example:${port}/products.csv`;
  policy = {
    isAllowed: (address) => address === '127.0.0.1',
    ports: [port],
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  };
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  await app.close();
});
beforeEach(async () => {
  requests = [];
  seller = await aSeller(app);
  expect((await app.post('/api/vendor/feed', { url: PUBLIC }, seller.headers)).status).toBe(200);
  const { db } = app.database;
  await db.updateTable('product_feed').set({ url }).where('vendor_id', '=', seller.vendorId).execute();
});

const deps = () => ({ ...app.integrations, policy });
const services = () => importServices({ db: app.database.db, clock: app.clock });
/** A new session each time, because tests let days pass. */
const read = async (): Promise<ProductFeed | null> => {
  const { body } = await app.get('/api/vendor/feed', await sessionOf(app, seller.id));
  return (body as { feed: ProductFeed | null }).feed;
};
const imports = async () => {
  const { body } = await app.get('/api/product/import', await sessionOf(app, seller.id));
  return (body as { data: { id: number; status: string; taken: number }[] }).data;
};
const products = () =>
  app.database.db
    .selectFrom('product')
    .select(['vendor_code as code', 'quantity'])
    .where('vendor_id', '=', seller.vendorId)
    .orderBy('vendor_code')
    .execute();
/** Works on everything that waits, as the jobs of some minutes do. */
async function work(): Promise<void> {
  await fetchFeed(deps(), seller.vendorId);
  for (let minute = 0; minute < 3; minute += 1) {
    for (const { id } of await imports()) await workOnImport(services(), id);
    await followFeeds(deps(), services());
  }
}
const fileOf =
  (rows: readonly (readonly (string | number)[])[], headers: Record<string, string> = {}) =>
  (_: IncomingMessage, response: ServerResponse) =>
    response.writeHead(200, headers).end(csv([HEADER, ...rows]));

describe('A feed of products (SHIP-12)', () => {
  it('is imported every hour without a confirmation', async () => {
    respond = fileOf([aRow('ONE', { stock: '5' })]);
    await work();
    expect(await products()).toEqual([{ code: 'ONE', quantity: 5 }]);
    expect(await imports()).toMatchObject([{ status: 'done', taken: 1 }]);
    expect(await read()).toMatchObject({ isImporting: false, failures: 0, error: null });
    respond = fileOf([aRow('ONE', { stock: '3' })]);
    await work();
    expect(requests).toHaveLength(1);
    app.clock.passDays(HOUR);
    await work();
    expect(await products()).toEqual([{ code: 'ONE', quantity: 3 }]);
  });

  it('imports nothing if the file has not changed, with or without an ETag', async () => {
    respond = fileOf([aRow('ONE')], { etag: '"1"', 'last-modified': 'Sat, 21 Nov 2026 10:00:00 GMT' });
    await work();
    app.clock.passDays(HOUR);
    respond = (_, response) => response.writeHead(304).end();
    await work();
    expect(requests[1]?.headers).toMatchObject({
      'if-none-match': '"1"',
      'if-modified-since': 'Sat, 21 Nov 2026 10:00:00 GMT',
    });
    app.clock.passDays(HOUR);
    respond = fileOf([aRow('ONE')]);
    await work();
    expect(requests).toHaveLength(3);
    expect(await imports()).toHaveLength(1);
    expect(await read()).toMatchObject({ failures: 0, error: null });
  });

  it('applies the good rows beside bad ones', async () => {
    respond = fileOf([aRow('GOOD'), aRow('BAD', { price: 'скъпо' })]);
    await work();
    expect((await products()).map(({ code }) => code)).toEqual(['GOOD']);
  });

  it.each([
    ['announced', { 'content-length': String(GIGABYTE) }],
    ['endless', {}],
  ])('of 1 GB is refused early (%s)', async (_, headers: Record<string, string>) => {
    let sent = 0;
    respond = (_request, response) => {
      response.writeHead(200, headers);
      const chunk = Buffer.alloc(1024 * 1024, 'x');
      const push = () => {
        while (!response.destroyed && sent < GIGABYTE) {
          sent += chunk.length;
          if (!response.write(chunk)) return void response.once('drain', push);
        }
      };
      push();
    };
    await work();
    expect(await read()).toMatchObject({ failures: 1, error: 'error-import-too-large' });
    expect(sent).toBeLessThan(200 * 1024 * 1024);
    expect(await imports()).toEqual([]);
    const { db } = app.database;
    const files = db.selectFrom('product_import_file').select('id').where('vendor_id', '=', seller.vendorId);
    expect(await files.execute()).toEqual([]);
  });

  it('that fails repeatedly is mailed once, until it succeeds again', async () => {
    respond = (_, response) => response.writeHead(500).end();
    for (let hour = 0; hour < 5; hour += 1) {
      await work();
      app.clock.passDays(HOUR);
    }
    expect(await read()).toMatchObject({ failures: 5, error: 'error-feed-status' });
    const mails = () =>
      app.database.db
        .selectFrom('mail')
        .select(['subject', 'text'])
        .where('recipient', '=', seller.email)
        .execute();
    expect(await mails()).toEqual([
      {
        subject: 'Импортът на продукти по адрес не успява',
        text: expect.stringContaining('На адреса няма файл.') as string,
      },
    ]);
    respond = fileOf([aRow('ONE')]);
    await work();
    expect(await read()).toMatchObject({ failures: 0, error: null });
    expect(await mails()).toHaveLength(1);
  });

  it('that is no table or has no codes counts as failed, with the reason', async () => {
    respond = (_, response) => response.writeHead(200).end('цена;наличност\n1;2\n');
    await work();
    expect(await read()).toMatchObject({ failures: 1, error: 'error-import-no-code', isImporting: false });
    app.clock.passDays(HOUR);
    respond = (_, response) => response.writeHead(200).end('');
    await work();
    expect(await read()).toMatchObject({ failures: 2, error: 'error-import-empty' });
  });

  it('does not reach an internal address, even if its name became internal later', async () => {
    respond = fileOf([aRow('ONE')]);
    const resolve = async () => [{ address: '10.0.0.5', family: 4 }];
    await fetchFeed({ ...deps(), policy: { ...policy, resolve } }, seller.vendorId);
    expect(requests).toEqual([]);
    expect(await read()).toMatchObject({ failures: 1, error: 'error-feed-not-allowed' });
  });

  it.each([
    ['http://127.0.0.1/products.csv', 'error-feed-address'],
    ['http://192.168.1.15/products.csv', 'error-address-internal'],
    ['ftp://warehouse.example/', 'error-feed-address'],
    ['', 'error-feed-address'],
  ])('is not saved with the address %s', async (address, message) => {
    const answer = await app.post('/api/vendor/feed', { url: address }, seller.headers);
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ property: 'url', message }] } });
  });

  it('stops when the vendor deletes it, and its imports remain', async () => {
    respond = fileOf([aRow('ONE')]);
    await work();
    await app.delete('/api/vendor/feed', await sessionOf(app, seller.id));
    app.clock.passDays(HOUR);
    await fetchFeed(deps(), seller.vendorId);
    expect(requests).toHaveLength(1);
    expect(await read()).toBeNull();
    expect(await imports()).toHaveLength(1);
  });
});
