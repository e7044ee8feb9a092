import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../../../server/platform/logging.ts';
import { startJobs } from '../../../server/platform/jobs.ts';
import { readConfiguration } from '../../../server/platform/configuration.ts';
import { SmtpMailer } from '../../../server/platform/mail/smtp-mailer.ts';
import { S3Pictures } from '../../../server/platform/pictures/s3-pictures.ts';
import { inSpan } from '../../../server/platform/tracing/spans.ts';
import { startTracing } from '../../../server/platform/tracing/start-tracing.ts';
import { aShop } from '../support/a-shop.ts';
import { anOrder } from '../support/an-order.ts';
import { startListeningApplication } from '../support/listening-application.ts';
import { startS3Server } from '../support/outside-servers/s3-server.ts';
import { startSilentServer } from '../support/outside-servers/silent-server.ts';
import { startSmtpServer } from '../support/outside-servers/smtp-server.ts';
import { startStripeServer } from '../support/outside-servers/stripe-server.ts';
import type { StripeServer } from '../support/outside-servers/stripe-server.ts';
import { startTraceCollector } from '../support/outside-servers/trace-collector.ts';
import type { CollectedSpan, TraceCollector } from '../support/outside-servers/trace-collector.ts';
import type { TestApplication } from '../support/test-application.ts';
import { TEST_RENDERER } from '../support/test-renderer.ts';
import { eventually } from '../../support/eventually.ts';

const lines: Record<string, unknown>[] = [];
const log = createLogger({ logLevel: 'info' }, { write: (line) => lines.push(JSON.parse(line)) });

const MAIL = {
  id: 1,
  language: 'bg',
  subject: 'Здравейте',
  text: 'Здравейте',
  html: '<p>Здравейте</p>',
  attachments: [],
  createdAt: new Date(),
  handedOverAt: null,
  sentAt: null,
  attempts: 0,
  error: null,
} as const;

let app: TestApplication;
let stripe: StripeServer;
let lamp: number;
let collector: TraceCollector;
let stop: () => Promise<void>;

beforeAll(async () => {
  stripe = await startStripeServer();
  app = await startListeningApplication({
    environment: {
      ...stripe.environment,
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
      TRUST_PROXY: '127.0.0.1',
    },
    renderer: TEST_RENDERER,
    log,
  });
  const shop = aShop(app.database);
  const vendorId = await shop.vendor({ deliveryPrice: 500 });
  lamp = await shop.product({ vendorId, categoryId: await shop.category(), price: 5_000, quantity: 50 });
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});
beforeEach(async () => {
  collector = await startTraceCollector();
  stop = trace(collector.endpoint);
  lines.length = 0;
});
afterEach(async () => {
  await stop();
  await collector.close();
});

function trace(endpoint: string, sampling: Record<string, string> = {}): () => Promise<void> {
  const { tracing } = readConfiguration({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...sampling });
  if (!tracing) throw new Error('Nothing is traced');
  return startTracing(tracing, { log: pino({ level: 'silent' }), role: 'all', deliverEvery: 20 });
}

const isPartOf = (part: CollectedSpan | undefined, whole: CollectedSpan): boolean => {
  if (!part) return false;
  const parent = collector.spans.find(({ id }) => id === part.parent);
  return part.parent === whole.id || isPartOf(parent, whole);
};

/** A request's span arrives a moment after its response. */
const arrived = (name: string): Promise<CollectedSpan> => eventually(() => collector.span(name));

const addressOf = ({ server }: TestApplication) =>
  `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;

describe('A request', () => {
  it('is a trace with its statements, without personal data', async () => {
    const order = anOrder([{ id: lamp }]);
    const { status } = await app.post('/api/order', order);
    expect(status).toBe(201);
    await app.get('/api/agency?from=maria@example.com');
    await arrived('GET /api/agency');
    const request = await arrived('POST /api/order');
    expect(request.attributes).toMatchObject({
      'service.name': 'uyut',
      'http.route': '/api/order',
      'http.response.status_code': 201,
    });
    const insert = collector.span('insert customer_order');
    expect(insert.attributes['db.query.text']).toMatch(/insert into "?customer_order/);
    expect(isPartOf(insert, request)).toBe(true);
    const exported = JSON.stringify(collector.spans);
    for (const secret of [order.email, order.name, order.phone, order.street, order.key, 'from=']) {
      expect(exported).not.toContain(secret);
    }
  });

  it('for a page includes its rendering, its in-process calls and their statements', async () => {
    await fetch(`${addressOf(app)}/imoti?search=lampa`);
    const page = await arrived('GET /*');
    const render = collector.span('render');
    expect(render.parent).toBe(page.id);
    const asked = collector.spans.filter(({ name }) => name.includes(' /api/'));
    expect(asked.length).toBeGreaterThan(0);
    for (const one of asked) expect(isPartOf(one, render)).toBe(true);
    const statement = collector.spans.find(({ attributes }) => attributes['db.query.text'] !== undefined);
    expect(isPartOf(statement, page)).toBe(true);
    expect(JSON.stringify(collector.spans)).not.toContain('lampa');
  });

  it('that ends in a fault is marked, without the error message', async () => {
    const failing = inSpan('work', {}, () =>
      Promise.reject(Object.assign(new Error('Key (email)=(maria@example.com)'), { code: '23505' })),
    );
    await expect(failing).rejects.toThrow('maria');
    await stop();
    const work = collector.span('work');
    expect(work).toMatchObject({ failed: true, attributes: { 'error.type': '23505' } });
    expect(JSON.stringify(work)).not.toContain('maria');
  });

  it('continues the trace of the proxy, and its log line contains the trace id', async () => {
    const begun = '4bf92f3577b34da6a3ce929d0e0e4736';
    await fetch(`${addressOf(app)}/api/agency`, {
      headers: { traceparent: `00-${begun}-00f067aa0ba902b7-01` },
    });
    const request = await arrived('GET /api/agency');
    expect(request).toMatchObject({ traceId: begun, parent: '00f067aa0ba902b7' });
    expect(lines.filter(({ msg }) => msg === 'answered').map(({ traceId }) => traceId)).toEqual([begun]);
  });

  it('for a file or the health check has no trace', async () => {
    await fetch(`${addressOf(app)}/health`);
    await fetch(`${addressOf(app)}/icons/none.png`);
    await stop();
    expect(collector.spans).toEqual([]);
  });
});

describe('Other companies', () => {
  it('receive the trace id of a payment', async () => {
    stripe.traces.length = 0;
    await app.post('/api/order', anOrder([{ id: lamp }], { paymentMethod: 'card' }));
    const order = await arrived('POST /api/order');
    const call = collector.span('call payments');
    expect(stripe.traces).toEqual([`00-${call.traceId}-${call.id}-01`]);
    expect(isPartOf(call, order)).toBe(true);
  });
});

describe('The picture store and the mail server', () => {
  it('have spans in the trace, without the recipient', async () => {
    const store = await startS3Server();
    const smtp = await startSmtpServer();
    const mailer = new SmtpMailer(smtp.url, 'no-reply@uyut.example');
    await inSpan('work', {}, async () => {
      await new S3Pictures(store.settings).put('aaaabbbbccccdddd-400.webp', Buffer.from('x'), 'image/webp');
      await mailer.deliver({ ...MAIL, recipient: 'maria@example.com' }, async () => {});
    });
    await stop();
    const work = collector.span('work');
    expect(collector.span('call mail').parent).toBe(work.id);
    expect(collector.span('call storage')).toMatchObject({
      parent: work.id,
      attributes: { 'http.request.method': 'PUT', 'http.response.status_code': 200 },
    });
    expect(smtp.received).toHaveLength(1);
    expect(JSON.stringify(collector.spans)).not.toContain('maria');
    mailer.close();
    await smtp.close();
    await store.close();
  });
});

describe('A job', () => {
  it('is a separate trace with its statements', async () => {
    const { db } = app.database;
    let done = () => {};
    const ran = new Promise<void>((resolve) => {
      done = resolve;
    });
    const jobs = await startJobs({
      database: app.database,
      log,
      jobs: {
        'mail.send': async () => {
          await db.selectFrom('mail').select('id').limit(1).execute();
          done();
        },
      },
    });
    await app.post('/api/order', anOrder([{ id: lamp }]));
    await ran;
    await jobs.stop();
    await stop();
    const job = collector.span('job mail.send');
    expect(job.parent).toBeUndefined();
    expect(isPartOf(collector.span('select mail'), job)).toBe(true);
  });
});

describe('A trace collector', () => {
  it('that is silent delays no response or shutdown, and gets at most a queue of spans', async () => {
    const silent = await startSilentServer();
    await stop();
    stop = trace(`http://127.0.0.1:${silent.port}`);
    const { status } = await app.get('/api/agency');
    expect(status).toBe(200);
    const start = performance.now();
    await stop();
    expect(performance.now() - start).toBeLessThan(10_000);
    await silent.close();
  });

  it('receives at most a queue of spans at a time: the rest is dropped', async () => {
    // None of them yields to the exporter.
    await Promise.all(Array.from({ length: 10_000 }, () => inSpan('work', {}, async () => {})));
    await stop();
    expect(collector.spans.length).toBeGreaterThan(0);
    expect(collector.spans.length).toBeLessThan(5_000);
  });

  it.each([
    ['always_off', '1', 0],
    ['traceidratio', '0', 0],
    ['parentbased_traceidratio', '1', 1],
  ])('receives the share set by %s %s', async (sampler, share, count) => {
    await stop();
    stop = trace(collector.endpoint, { OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: share });
    await inSpan('work', {}, async () => {});
    await stop();
    expect(collector.spans).toHaveLength(count);
  });
});

it('A trace id of a stranger is ignored without a trusted proxy', async () => {
  const alone = await startListeningApplication({
    environment: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint },
  });
  const claimed = '4bf92f3577b34da6a3ce929d0e0e4736';
  await fetch(`${addressOf(alone)}/api/agency`, {
    headers: { traceparent: `00-${claimed}-00f067aa0ba902b7-01` },
  });
  expect((await arrived('GET /api/agency')).traceId).not.toBe(claimed);
  await alone.close();
});
