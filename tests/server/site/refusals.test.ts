import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTRACT } from '../../../api/contract.ts';
import { inTransaction } from '../../../server/platform/database/database.ts';
import { enqueue } from '../../../server/platform/jobs.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { newRandom, SEED, sampleOf, TRIES_ALL } from '../../support/sample.ts';

const random = newRandom();

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.close());

/** Number of hostile inputs for each operation, unless all are tried. */
const TRIED = 4;
/** Dangerous inputs: each must be rejected or accepted, never cause a server error. */
const EVIL: unknown[] = [
  null,
  true,
  -1,
  1.5,
  2 ** 53 + 2,
  2 ** 31,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e\u0301\u200b👩‍👩‍👧‍👦',
  "'; drop table product; --",
  '<script>alert(1)</script>',
  '{{constructor}}',
  '../../etc/passwd',
  'x'.repeat(10_000),
  [],
  [[[[]]]],
  {},
  { __proto__: { polluted: true }, constructor: 1 },
];

const fill = (path: string, value: string) => path.replaceAll(/\{\w+\}/g, encodeURIComponent(value));

describe(`Every operation returns one error shape for bad input (${TRIES_ALL ? 'all of it' : `TEST_SEED=${SEED}`})`, () => {
  it.each(CONTRACT.map((operation) => [operation.id, operation] as const))('%s', async (_, operation) => {
    const fields = Object.keys(
      (operation.body as { properties?: object } | undefined)?.properties ?? { any: 1 },
    );
    const inQuery = Object.keys(
      (operation.query as { properties?: object } | undefined)?.properties ?? { any: 1 },
    );
    const requests = sampleOf(EVIL, TRIED, random).flatMap((evil) => {
      const text = typeof evil === 'string' && evil.isWellFormed() ? evil : JSON.stringify(evil);
      return [
        { url: fill(operation.path, text), payload: {} },
        {
          url: `${fill(operation.path, '1')}?${new URLSearchParams(inQuery.map((name) => [name, text]))}`,
          payload: {},
        },
        { url: fill(operation.path, '1'), payload: evil },
        { url: fill(operation.path, '1'), payload: Object.fromEntries(fields.map((name) => [name, evil])) },
      ];
    });
    for (const { url, payload } of requests) {
      const answer = await app.server.inject({
        method: operation.method,
        url,
        headers: { 'content-type': 'application/json', 'x-accept-language': 'bg' },
        ...(operation.method !== 'GET' && { payload: JSON.stringify(payload) ?? '' }),
      });
      expect(
        answer.statusCode,
        `${operation.method} ${url.slice(0, 200)}: ${answer.body.slice(0, 200)}`,
      ).toBeLessThan(500);
      if (answer.statusCode >= 400) {
        const refusal = answer.json<{ message: string; requestId: string }>();
        expect(refusal.message).toMatch(/^[a-z][a-z0-9_-]+$/);
        expect(refusal.requestId).toMatch(/^[\w-]{36}$/);
      }
    }
  });

  it('an unknown operation', async () => {
    expect(await app.get('/api/nothing')).toMatchObject({
      status: 404,
      body: { message: 'error-not-found' },
    });
  });

  it('a body that is not JSON, and one of another content type', async () => {
    const send = (type: string, payload: string) =>
      app.server.inject({
        method: 'POST',
        url: '/api/product/search',
        headers: { 'content-type': type },
        payload,
      });
    expect((await send('application/json', '{"categoryId":')).json()).toMatchObject({
      message: 'error-malformed-request',
    });
    expect((await send('text/xml', '<a/>')).statusCode).toBe(415);
  });

  it('a write from another site’s page', async () => {
    const answer = await app.post('/api/product/search', {}, { origin: 'https://thief.example' });
    expect(answer).toMatchObject({ status: 403, body: { message: 'error-foreign-origin' } });
  });
});

describe('The operator', () => {
  it('sees a live and ready process', async () => {
    expect(await app.get('/health')).toMatchObject({ status: 200, body: { status: 'alive' } });
    expect(await app.get('/ready')).toMatchObject({
      status: 200,
      body: { status: 'ready', oldestDueJobSeconds: 0 },
    });
  });

  it('sees a stalled queue while requests are served', async () => {
    const { db } = app.database;
    await inTransaction(db, (transaction) =>
      enqueue(
        transaction,
        'mail.send',
        { mailId: 0 },
        { runAt: new Date(Date.now() - 9 * 60_000), key: 'late' },
      ),
    );
    expect(await app.get('/ready')).toMatchObject({
      status: 200,
      body: { status: 'ready', problem: 'jobs', oldestDueJobSeconds: expect.any(Number) as number },
    });
    await sql`select graphile_worker.remove_job('late')`.execute(db);
  });

  it('can read the contract', async () => {
    const { body } = await app.get('/api/openapi.json');
    expect(body).toMatchObject({ openapi: '3.1.0' });
    expect(Object.keys((body as { paths: object }).paths)).toHaveLength(
      new Set(CONTRACT.map(({ path }) => path)).size,
    );
    expect((await app.get('/api/documentation')).status).toBe(200);
    expect(await app.get('/api/documentation/static/nothing.css')).toMatchObject({
      status: 404,
      body: { message: 'error-not-found' },
    });
  });
});
