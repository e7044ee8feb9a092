import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signatureOf } from '../../../server/modules/integrations/send-webhook.ts';
import { aShop } from '../support/a-shop.ts';
import { aSeller } from '../support/a-vendor.ts';
import type { Seller } from '../support/a-vendor.ts';
import { anOrder } from '../support/an-order.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { anApiKey } from './support/an-integration.ts';

type Client = {
  acceptNewOrders(): Promise<string[]>;
  sendStock(stock: Record<string, number>): Promise<{ code: string; outcome: string }[]>;
  readWebhook(headers: Record<string, string>, body: string): object;
};

const SECRET = Buffer.alloc(32, 7);
let app: TestApplication;
let seller: Seller;
let client: Client;
let lines: number;

beforeAll(async () => {
  app = await startTestApplication();
  await app.server.listen({ host: '127.0.0.1', port: 0 });
  seller = await aSeller(app);
  const { secret } = await anApiKey(app, seller);
  const { port } = app.server.server.address() as AddressInfo;
  Object.assign(process.env, {
    UYUT_URL: `http://127.0.0.1:${port}`,
    UYUT_KEY: secret,
    UYUT_WEBHOOK_SECRET: `whsec_${SECRET.toString('base64')}`,
  });
  const [, code = ''] = /```js\n(.*?)```/s.exec(await readFile('docs/vendor-api.md', 'utf8')) ?? [];
  lines = code.trim().split('\n').length;
  const file = join(await mkdtemp(join(tmpdir(), 'uyut-client-')), 'client.mjs');
  await writeFile(file, code);
  client = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Client;
});
afterAll(async () => {
  for (const name of ['UYUT_URL', 'UYUT_KEY', 'UYUT_WEBHOOK_SECRET']) delete process.env[name];
  await app.close();
});

describe('The example client of the documentation (SHIP-12)', () => {
  it('has at most 60 lines', () => {
    expect(lines).toBeLessThanOrEqual(60);
  });

  it('accepts new orders once, and sends the stock', async () => {
    const categoryId = await aShop(app.database).category();
    const id = await seller.has({ categoryId, code: 'ONE', price: 5_000, quantity: 5 });
    expect((await app.post('/api/order', anOrder([{ id }]))).status).toBe(201);
    expect(await client.acceptNewOrders()).toHaveLength(1);
    expect(await client.acceptNewOrders()).toEqual([]);
    expect(await client.sendStock({ ONE: 9, TWO: 1 })).toMatchObject([{ code: 'TWO', outcome: 'unknown' }]);
    expect((await seller.read(id)).content.quantity).toBe(9);
  });

  it('accepts a signed webhook, and rejects a forged or an old one', () => {
    const body = JSON.stringify({ type: 'order.placed', data: { orderId: 1 } });
    const headers = signatureOf(5, Buffer.from(body), SECRET, new Date());
    expect(client.readWebhook(headers, body)).toMatchObject({ type: 'order.placed' });
    expect(() => client.readWebhook(headers, body.replace('1', '2'))).toThrow('forged');
    const old = signatureOf(5, Buffer.from(body), SECRET, new Date(Date.now() - 400_000));
    expect(() => client.readWebhook(old, body)).toThrow('forged');
  });
});
