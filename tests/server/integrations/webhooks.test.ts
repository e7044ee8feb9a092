import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  deleteOldDeliveries,
  queueWebhooks,
  sendWebhook,
} from '../../../server/modules/integrations/send-webhook.ts';
import { WEBHOOK_EVENTS } from '../../../src/core/integrations/webhook.ts';
import type { Webhook, WebhookDelivery } from '../../../src/core/integrations/webhook.ts';
import { aShop } from '../support/a-shop.ts';
import { aSeller } from '../support/a-vendor.ts';
import type { Seller } from '../support/a-vendor.ts';
import { sessionOf } from '../support/an-account.ts';
import { anOrder } from '../support/an-order.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { aReceiver, anEvent } from './support/an-integration.ts';

const PUBLIC = 'https://93.184.215.14/uyut';
const MINUTES = 1 / 24 / 60;

let app: TestApplication;
let receiver: Awaited<ReturnType<typeof aReceiver>>;
let seller: Seller;
let webhook: Webhook;
let secret: string;

beforeAll(async () => {
  app = await startTestApplication();
  receiver = await aReceiver();
});
afterAll(async () => {
  await receiver.close();
  await app.close();
});
beforeEach(async () => {
  receiver.received.length = 0;
  receiver.answerWith(200);
  seller = await aSeller(app);
  const { body } = await create({});
  ({ webhook, secret } = body as { webhook: Webhook; secret: string });
  // An internal address that only the tests' policy allows.
  await app.database.db
    .updateTable('webhook')
    .set({ url: receiver.url })
    .where('id', '=', webhook.id)
    .execute();
});

const create = ({ url = PUBLIC, events = WEBHOOK_EVENTS as readonly string[] }) =>
  app.post('/api/vendor/webhook', { url, events }, seller.headers);
/** A new session each time, because tests let days pass. */
const headers = () => sessionOf(app, seller.id);
const log = async (): Promise<WebhookDelivery[]> => {
  const { body } = await app.get(`/api/vendor/webhook/${webhook.id}/delivery`, await headers());
  return (body as { data: WebhookDelivery[] }).data;
};
const read = async (): Promise<Webhook | undefined> => {
  const { body } = await app.get('/api/vendor/webhook', await headers());
  return (body as { data: Webhook[] }).data[0];
};
const deps = () => ({ ...app.integrations, policy: receiver.policy });
const sendAll = async () => {
  for (const { id } of await log()) await sendWebhook(deps(), id);
};
const sent = () => receiver.received.map(({ body }) => JSON.parse(body) as { type: string; data: object });

async function aSoldProduct() {
  const categoryId = await aShop(app.database).category();
  const productId = await seller.has({ categoryId, code: 'ONE', price: 5_000, quantity: 1 });
  const { status, body } = await app.post('/api/order', anOrder([{ id: productId }]));
  expect(status).toBe(201);
  const { token, number } = body as { token: string; number: string };
  const followed = (await app.get(`/api/order/follow/${token}`)).body as { vendorOrders: { id: number }[] };
  return { productId, token, number, orderId: followed.vendorOrders[0]?.id ?? 0 };
}

describe('A webhook (SHIP-12)', () => {
  it('reports a new order and the product that it sells out, without personal data', async () => {
    const { productId, orderId, number } = await aSoldProduct();
    await sendAll();
    expect(sent().toSorted((one, other) => one.type.localeCompare(other.type))).toMatchObject([
      { type: 'order.placed', data: { orderId, number } },
      { type: 'stock.sold-out', data: { productId, code: 'ONE' } },
    ]);
    expect(receiver.received.map(({ body }) => body).join()).not.toMatch(/Мария|@example/);
    expect((await log()).map(({ status, responseStatus }) => [status, responseStatus])).toEqual([
      ['delivered', 200],
      ['delivered', 200],
    ]);
  });

  it('reports a cancelled order, a withdrawal and a parcel', async () => {
    const { orderId, number } = await aSoldProduct();
    const { db } = app.database;
    await db
      .insertInto('shipment')
      .values({
        vendor_order_id: orderId,
        kind: 'outward',
        courier: 'sandbox',
        number: 'P-1',
        weight: 1_000,
        sides: [300, 200, 100],
      } as never)
      .execute();
    await db.updateTable('shipment').set({ status: 'in-transit' }).execute();
    await db
      .updateTable('vendor_order')
      .set({ withdrawn_at: app.clock.now() })
      .where('id', '=', orderId)
      .execute();
    await app.post(`/api/order/${orderId}/status`, { status: 'cancelled' }, await headers());
    await sendAll();
    expect(sent().map(({ type }) => type)).toEqual(
      expect.arrayContaining(['order.cancelled', 'order.withdrawn', 'parcel.changed']),
    );
    expect(sent().find(({ type }) => type === 'parcel.changed')?.data).toMatchObject({
      orderId,
      number,
      parcel: 'P-1',
      status: 'in-transit',
    });
  });

  it('reports only its events, and only those of its vendor', async () => {
    await app.delete(`/api/vendor/webhook/${webhook.id}`, seller.headers);
    ({ webhook } = (await create({ events: ['stock.sold-out'] })).body as { webhook: Webhook });
    await aSoldProduct();
    expect((await log()).map(({ event }) => event)).toEqual(['stock.sold-out']);
    const own = seller;
    seller = await aSeller(app);
    await aSoldProduct();
    seller = own;
    expect(await log()).toHaveLength(1);
  });

  it('is signed as Standard Webhooks describe', async () => {
    const id = await anEvent(app, webhook.id);
    await sendWebhook(deps(), id);
    const [{ headers: signed, body } = { headers: {}, body: '' }] = receiver.received;
    const timestamp = String(signed['webhook-timestamp']);
    expect(secret).toMatch(/^whsec_/);
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    const expected = createHmac('sha256', key)
      .update(`${String(signed['webhook-id'])}.${timestamp}.${body}`)
      .digest('base64');
    expect(signed['webhook-signature']).toBe(`v1,${expected}`);
    expect(Number(timestamp)).toBe(app.clock.now().getTime() / 1000);
  });

  it('is sent once, also if two processes try at the same time', async () => {
    const id = await anEvent(app, webhook.id);
    await Promise.all([sendWebhook(deps(), id), sendWebhook(deps(), id)]);
    await sendWebhook(deps(), id);
    expect(receiver.received).toHaveLength(1);
  });

  it('is retried later and later with the same identifier, until it succeeds', async () => {
    receiver.answerWith(500);
    const id = await anEvent(app, webhook.id);
    await sendWebhook(deps(), id);
    expect((await log())[0]).toMatchObject({
      status: 'waiting',
      attempts: 1,
      responseStatus: 500,
      nextAt: new Date(app.clock.now().getTime() + 60_000).toISOString(),
    });
    await sendWebhook(deps(), id);
    expect(receiver.received).toHaveLength(1);
    app.clock.passDays(1 * MINUTES);
    receiver.answerWith(204);
    await sendWebhook(deps(), id);
    expect((await log())[0]).toMatchObject({ status: 'delivered', attempts: 2, responseStatus: 204 });
    const names = receiver.received.map((one) => one.headers['webhook-id']);
    expect(names).toEqual([`msg_${id}`, `msg_${id}`]);
    expect((await read())?.failingSince).toBeNull();
  });

  it('does not follow redirects', async () => {
    receiver.answerWith(302);
    const id = await anEvent(app, webhook.id);
    await sendWebhook(deps(), id);
    expect((await log())[0]).toMatchObject({ status: 'waiting', responseStatus: 302, error: 'response' });
  });

  it('is queued once when its time has come', async () => {
    const id = await anEvent(app, webhook.id);
    await queueWebhooks(deps());
    await queueWebhooks(deps());
    const { rows } = await sql<{ key: string }>`
      select key from graphile_worker.jobs where key = ${`webhook-${id}`}`.execute(app.database.db);
    expect(rows).toHaveLength(1);
  });

  it('is switched off after three days of failures, with a mail, and on again by the vendor', async () => {
    receiver.answerWith(503);
    const first = await anEvent(app, webhook.id);
    await sendWebhook(deps(), first);
    app.clock.passDays(3);
    const second = await anEvent(app, webhook.id);
    await sendWebhook(deps(), second);
    expect((await read())?.disabledAt).toBe(app.clock.now().toISOString());
    expect((await log()).map(({ status }) => status)).toEqual(['failed', 'failed']);
    const mails = await app.database.db
      .selectFrom('mail')
      .select('subject')
      .where('recipient', '=', seller.email)
      .execute();
    expect(mails).toEqual([{ subject: 'Изключихме уебхук на магазина Ви' }]);
    const resend = async () =>
      app.post(`/api/vendor/webhook-delivery/${first}/resend`, undefined, await headers());
    expect(await resend()).toMatchObject({ status: 409, body: { message: 'error-webhook-disabled' } });
    await app.post(`/api/vendor/webhook/${webhook.id}/enable`, undefined, await headers());
    expect(await resend()).toMatchObject({ status: 200, body: { status: 'waiting', attempts: 0 } });
    receiver.answerWith(200);
    await sendWebhook(deps(), first);
    expect((await log()).map(({ status }) => status)).toEqual(['failed', 'delivered']);
  });

  it('does not reach an internal address, even if its name became internal later', async () => {
    const id = await anEvent(app, webhook.id);
    const resolve = async () => [{ address: '10.0.0.5', family: 4 }];
    await sendWebhook({ ...deps(), policy: { ...receiver.policy, resolve } }, id);
    expect(receiver.received).toEqual([]);
    expect((await log())[0]).toMatchObject({ status: 'waiting', error: 'not-public' });
  });

  it('sends a test event on request, unless it is switched off', async () => {
    const test = async () => app.post(`/api/vendor/webhook/${webhook.id}/test`, undefined, await headers());
    expect(await test()).toMatchObject({ status: 200, body: { event: 'test', status: 'waiting' } });
    await sendAll();
    expect(sent()).toMatchObject([{ type: 'test', data: {} }]);
    expect(await log()).toMatchObject([{ event: 'test', status: 'delivered' }]);
    await app.database.db
      .updateTable('webhook')
      .set({ disabled_at: app.clock.now() })
      .where('id', '=', webhook.id)
      .execute();
    expect(await test()).toMatchObject({ status: 409, body: { message: 'error-webhook-disabled' } });
    expect(await log()).toHaveLength(1);
  });

  it('stores its log for 30 days', async () => {
    await anEvent(app, webhook.id);
    await app.database.db
      .updateTable('webhook_delivery')
      .set({ created_at: new Date('2026-09-01') } as never)
      .where('webhook_id', '=', webhook.id)
      .execute();
    await deleteOldDeliveries(deps());
    expect(await log()).toEqual([]);
  });
});

describe('The address of a webhook (SHIP-12)', () => {
  it.each([
    ['https://127.0.0.1/hook', 'error-address-internal'],
    ['https://10.1.2.3/hook', 'error-address-internal'],
    ['https://169.254.169.254/latest/meta-data', 'error-address-internal'],
    ['https://192.168.1.1', 'error-address-internal'],
    ['https://0x7f.1/hook', 'error-address-internal'],
    ['http://93.184.215.14/hook', 'error-webhook-address'],
    ['https://user:pass@warehouse.example/', 'error-webhook-address'],
    ['https://93.184.215.14:8443/', 'error-address-port'],
    ['https://localhost/', 'error-webhook-address'],
    ['ftp://warehouse.example/', 'error-webhook-address'],
    ['', 'error-webhook-address'],
  ])('is rejected if it is %s', async (url, message) => {
    expect(await create({ url })).toMatchObject({
      status: 422,
      body: { errors: [{ property: 'url', message }] },
    });
  });

  it('belongs to at most five webhooks of a vendor', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => create({})));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 409, 409]);
  });

  it('is hidden from other vendors', async () => {
    const id = await anEvent(app, webhook.id);
    const other = (await aSeller(app)).headers;
    const statuses = [
      await app.get(`/api/vendor/webhook/${webhook.id}/delivery`, other),
      await app.post(`/api/vendor/webhook/${webhook.id}/enable`, undefined, other),
      await app.post(`/api/vendor/webhook/${webhook.id}/test`, undefined, other),
      await app.post(`/api/vendor/webhook-delivery/${id}/resend`, undefined, other),
      await app.delete(`/api/vendor/webhook/${webhook.id}`, other),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404, 404, 404]);
  });
});
