import type { AddressInfo } from 'node:net';
import compress from '@fastify/compress';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfiguration } from '../../../../server/platform/configuration.ts';
import { limitLoad } from '../../../../server/platform/http/limit-load.ts';
import { answerRefusals } from '../../../../server/platform/http/refusals.ts';

/** Longer than the time between two looks at how busy the process is, in milliseconds. */
const BUSY = 1_600;

describe('a server that can’t keep up', () => {
  let server: FastifyInstance;
  let origin: string;
  let done = 0;

  beforeAll(async () => {
    server = Fastify();
    await server.register(compress, { threshold: 0 });
    answerRefusals(server);
    await limitLoad(server, readConfiguration({ NODE_ENV: 'development' }));
    for (const url of ['/health', '/work', '/api/order']) {
      server.route({ url, method: ['GET', 'POST'], handler: async () => ({ done: (done += 1) }) });
    }
    await server.listen({ host: '127.0.0.1', port: 0 });
    origin = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
    for (const end = performance.now() + BUSY; performance.now() < end;);
    await new Promise((looked) => setTimeout(looked));
  });
  afterAll(() => server.close());

  it('refuses early, whole and once, and does none of the work', async () => {
    const answer = await fetch(`${origin}/work`, { headers: { 'accept-encoding': 'br' } });
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.json()).toMatchObject({ message: 'error-too-busy' });
    expect(done).toBe(0);
  });

  it('still says that it lives, and lets an order that was begun be finished', async () => {
    expect((await fetch(`${origin}/health`)).status).toBe(200);
    expect((await fetch(`${origin}/api/order`, { method: 'POST' })).status).toBe(200);
  });
});
