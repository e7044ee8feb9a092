import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AxiosHttpClient } from '../../../src/adapters/http/axios-http-client.ts';
import type { AnyCall } from '../../../src/adapters/http/http-client.ts';
import { Cancelled } from '../../../src/core/shared/failure.ts';
import type { Failure } from '../../../src/core/shared/failure.ts';
import { Clock } from '../../../src/core/shared/clock.ts';
import { brokenConnection, json, ScriptedServer, silence } from '../../support/scripted-server.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import { eventually } from '../../support/eventually.ts';

/** Clock that records pauses without waiting. */
class HurriedClock extends Clock {
  readonly pauses: number[] = [];

  now(): Date {
    return new Date();
  }

  after(milliseconds: number, action: () => void): () => void {
    this.pauses.push(milliseconds);
    const timer = setTimeout(action, 0);
    return () => clearTimeout(timer);
  }
}

let server: ScriptedServer;
let origin: string;
let clock: HurriedClock;
let isOnline: boolean;
let session: string;
const refused = vi.fn();

beforeEach(async () => {
  server = new ScriptedServer();
  origin = await server.open();
  clock = new HurriedClock();
  isOnline = true;
  session = '';
  refused.mockReset();
});
afterEach(() => server.close());

function send(call: Partial<AnyCall> = {}, timeout?: number, time: Clock = clock): Promise<unknown> {
  const client = new AxiosHttpClient(
    { language: () => 'bg', refused, session: () => session, isOnline: () => isOnline },
    time,
    timeout,
  );
  return client.send({ method: 'GET', path: `${origin}/api/thing`, guarded: true, ...call });
}

/** HTML response of a captive portal. */
const page = (_: unknown, response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'text/html' }).end('<html></html>');

const failureOf = (sending: Promise<unknown>): Promise<Failure> =>
  sending.then(
    () => expect.unreachable('it was answered'),
    (error: unknown) => error as Failure,
  );

describe('An API call', () => {
  it('sends the language and its body, and returns the response (LANG-06)', async () => {
    server.answers = [json(200, { data: [1] })];
    await expect(send({ method: 'POST', body: { request: 'лампа' } })).resolves.toEqual({ data: [1] });
    expect(server.requests[0]).toMatchObject({ method: 'POST', body: '{"request":"лампа"}' });
    expect(server.requests[0]?.headers['x-accept-language']).toBe('bg');
  });

  it('that fails reports the error and its fields (CALL-03)', async () => {
    const errors = [{ property: 'email', message: 'error-email-invalid' }];
    server.answers = [json(422, { message: 'validation_failed', errors, requestId: 'r-1' })];
    expect(await failureOf(send())).toMatchObject({
      messageKey: 'validation_failed',
      fields: { email: 'error-email-invalid' },
      kind: 'invalid',
      requestId: 'r-1',
    });
    expect(server.requests).toHaveLength(1);
  });

  it('that reads is retried while the server is unavailable', async () => {
    server.answers = [json(503, {}), brokenConnection, json(200, 'here')];
    await expect(send()).resolves.toBe('here');
    expect(clock.pauses).toEqual([600, 1200]);
  });

  it('fails after the third attempt', async () => {
    server.answers = [json(502, {})];
    expect(await failureOf(send())).toMatchObject({
      messageKey: 'error-please-try-again-later',
      kind: 'unavailable',
    });
    expect(server.requests).toHaveLength(3);
  });

  it('that writes is sent once, unless it is idempotent', async () => {
    server.answers = [brokenConnection];
    expect(await failureOf(send({ method: 'POST', body: {} }))).toMatchObject({ kind: 'unreachable' });
    expect(server.requests).toHaveLength(1);
    server.answers = [brokenConnection, json(201, 'placed')];
    await expect(send({ method: 'POST', body: {}, idempotent: true })).resolves.toBe('placed');
    expect(server.requests).toHaveLength(3);
  });

  it('is not retried after a definite error', async () => {
    const kinds = { 400: 'malformed', 404: 'not-found', 409: 'conflict', 429: 'too-many', 500: 'fault' };
    for (const [status, kind] of Object.entries(kinds)) {
      server.answers = [json(Number(status), { message: 'no' })];
      expect(await failureOf(send())).toMatchObject({ messageKey: 'no', kind });
    }
    expect(server.requests).toHaveLength(5);
  });

  it.each([401, 403])(
    'with status %i ends the session, and requires a login if it was guarded (AUTH-15)',
    async (status) => {
      server.answers = [json(status, { message: 'error-login-required' })];
      await failureOf(send({ guarded: true }));
      await failureOf(send({ guarded: false }));
      const client = new AxiosHttpClient(
        { language: () => 'bg', refused, session: () => session, isOnline: () => isOnline },
        clock,
      );
      await failureOf(client.send({ method: 'GET', path: `${origin}/api/thing` }));
      expect(refused.mock.calls).toEqual([[true], [false], [false]]);
    },
  );

  it('is retried if a new session began before its 401', async () => {
    const begin = (request: unknown, response: ServerResponse) => {
      session = 'begun';
      json(401, { message: 'error-login-required' })(request as never, response);
    };
    server.answers = [begin, json(200, 'mine')];
    await expect(send()).resolves.toBe('mine');
    expect(refused).not.toHaveBeenCalled();
  });

  it('ends a session that was ended in another tab', async () => {
    session = 'ended';
    server.answers = [
      (request, response) => {
        session = '';
        json(401, { message: 'error-login-required' })(request, response);
      },
    ];
    await failureOf(send());
    expect(refused.mock.calls).toEqual([[true]]);
  });

  it('is unreachable if an HTML page is returned (WALL-04)', async () => {
    server.answers = [page];
    expect(await failureOf(send({ method: 'POST', body: {} }))).toMatchObject({ kind: 'unreachable' });
  });

  it('is aborted when its caller cancels', async () => {
    server.answers = [silence];
    const left = new AbortController();
    const sending = send({ signal: left.signal });
    await eventually(() => expect(server.requests).toHaveLength(1));
    left.abort();
    expect(await failureOf(sending)).toBeInstanceOf(Cancelled);
    expect(server.requests).toHaveLength(1);
  });

  it('is not sent if its screen was closed before', async () => {
    const left = new AbortController();
    left.abort();
    expect(await failureOf(send({ signal: left.signal }))).toBeInstanceOf(Cancelled);
    expect(server.requests).toHaveLength(0);
  });

  it('reports a missing connection if the browser detects it', async () => {
    server.answers = [brokenConnection, brokenConnection];
    expect((await failureOf(send({ method: 'POST' }))).messageKey).toBe('error-please-try-again-later');
    isOnline = false;
    expect((await failureOf(send({ method: 'POST' }))).messageKey).toBe('error-no-connection');
  });

  it('without a response times out', async () => {
    server.answers = [silence];
    expect(await failureOf(send({ method: 'POST' }, 50))).toMatchObject({ kind: 'unreachable' });
  });
});

describe('A visit call', () => {
  let time: FakeClock;
  beforeEach(() => {
    time = new FakeClock();
  });

  const visit = (body?: unknown) =>
    send({ method: 'POST', path: `${origin}/visit`, byItself: true, body }, 15_000, time);

  it('sends the language without loading the API client', async () => {
    server.answers = [json(202, {})];
    await expect(visit()).resolves.toEqual({});
    expect(server.requests[0]).toMatchObject({ method: 'POST', headers: { 'x-accept-language': 'bg' } });
    expect(server.requests[0]?.headers['user-agent']).not.toMatch(/axios/);
  });

  it('sends its body, also null', async () => {
    server.answers = [json(200, {})];
    await visit({ endpoint: null });
    expect(server.requests[0]).toMatchObject({
      body: '{"endpoint":null}',
      headers: { 'content-type': 'application/json' },
    });
  });

  it('fails like any other call', async () => {
    server.answers = [json(404, { message: 'error-no-product' })];
    expect(await failureOf(visit())).toMatchObject({
      messageKey: 'error-no-product',
      kind: 'not-found',
    });
  });

  it.each([
    ['cut off', brokenConnection],
    ['never sent', () => time.pass(15_000)],
    ['an HTML page', page],
  ])('reports an unreachable server after a response that is %s', async (_, answer) => {
    server.answers = [answer];
    expect(await failureOf(visit())).toMatchObject({
      kind: 'unreachable',
    });
    expect(server.requests).toHaveLength(1);
  });
});
