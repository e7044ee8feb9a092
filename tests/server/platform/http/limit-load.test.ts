import type { AddressInfo } from 'node:net';
import compress from '@fastify/compress';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pino } from 'pino';
import { readConfiguration } from '../../../../server/platform/configuration.ts';
import { limitLoad } from '../../../../server/platform/http/limit-load.ts';
import { RequestCounts } from '../../../../server/platform/http/request-counts.ts';
import { createTestDatabase } from '../../support/test-database.ts';
import type { TestDatabase } from '../../support/test-database.ts';
import { handleErrors } from '../../../../server/platform/http/error-handler.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** A process or machine of the site. */
async function aServer(environment: Record<string, string> = {}): Promise<FastifyInstance> {
  const server = Fastify();
  await server.register(compress, { threshold: 0 });
  handleErrors(server);
  const configuration = readConfiguration({ NODE_ENV: 'development', ...environment });
  await limitLoad(server, configuration, new RequestCounts(database.db, pino({ level: 'silent' })));
  return server;
}

const originOf = (server: FastifyInstance) =>
  `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;

describe('Two servers on one database', () => {
  let servers: FastifyInstance[];

  beforeAll(async () => {
    servers = await Promise.all([1, 2].map(() => aServer({ CALLS_PER_MINUTE: '10' })));
    for (const server of servers) {
      for (const url of ['/health', '/page']) server.get(url, async () => 'done');
      server.get('/rare', { config: { rateLimit: { max: 3, timeWindow: 60_000 } } }, async () => 'done');
      await server.listen({ host: '127.0.0.1', port: 0 });
    }
  });
  afterAll(() => Promise.all(servers.map((server) => server.close())));

  /** Responses to that number of requests, sent to both servers in turn. */
  async function inTurn(path: string, count: number): Promise<Response[]> {
    const answers: Response[] = [];
    for (let place = 0; place < count; place += 1) {
      const server = servers[place % 2];
      if (server) answers.push(await fetch(originOf(server) + path));
    }
    return answers;
  }

  it('share one request limit per sender, and each rejects the next request', async () => {
    const answers = await inTurn('/page', 12);
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(200), 429, 429]);
    for (const refused of answers.slice(10)) {
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await refused.json()).toMatchObject({ message: 'error-too-many-requests' });
    }
  });

  it('count operations with a separate limit separately', async () => {
    const answers = await inTurn('/rare', 5);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429]);
  });

  it('exempt health checks from the limit', async () => {
    const answers = await inTurn('/health', 30);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});

/** Longer than the load check interval, in milliseconds. */
const BUSY = 1_600;

describe('An overloaded server', () => {
  let server: FastifyInstance;
  let origin: string;
  let done = 0;

  beforeAll(async () => {
    server = await aServer();
    for (const url of ['/health', '/work', '/api/order']) {
      server.route({ url, method: ['GET', 'POST'], handler: async () => ({ done: (done += 1) }) });
    }
    await server.listen({ host: '127.0.0.1', port: 0 });
    origin = originOf(server);
    for (const end = performance.now() + BUSY; performance.now() < end;);
    await new Promise((looked) => setTimeout(looked));
  });
  afterAll(() => server.close());

  it('rejects early with one complete response and does none of the work', async () => {
    const answer = await fetch(`${origin}/work`, { headers: { 'accept-encoding': 'br' } });
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.json()).toMatchObject({ message: 'error-too-busy' });
    expect(done).toBe(0);
  });

  it('passes health checks and completes started orders', async () => {
    expect((await fetch(`${origin}/health`)).status).toBe(200);
    expect((await fetch(`${origin}/api/order`, { method: 'POST' })).status).toBe(200);
  });
});
