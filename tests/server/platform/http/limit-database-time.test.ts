import fastify from 'fastify';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DatabaseTime } from '../../../../server/platform/database/database-time.ts';
import { limitDatabaseTime } from '../../../../server/platform/http/limit-database-time.ts';

const app = fastify();
const seen: (DatabaseTime | undefined)[] = [];
let origin: string;

beforeAll(async () => {
  limitDatabaseTime(app);
  const look = async () => {
    await new Promise((later) => setImmediate(later));
    seen.push(DatabaseTime.current);
    return 'seen';
  };
  app.get('/api/thing', look);
  app.post('/api/thing', look);
  app.get('/api/export', { config: { databaseSeconds: 15 } }, look);
  app.get('/page', async () => {
    await look();
    return (await app.inject('/api/thing')).body;
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(() => app.close());

async function timesOf(path: string, init?: RequestInit): Promise<(DatabaseTime | undefined)[]> {
  seen.length = 0;
  await (await fetch(origin + path, init)).text();
  return [...seen];
}

it('A page and its in-process calls share one database time limit, apart from other requests', async () => {
  const [page, call] = await timesOf('/page');
  expect(page).toMatchObject({ seconds: 3 });
  expect(call).toBe(page);
  const [other] = await timesOf('/page');
  expect(other).not.toBe(page);
});

it('A write has a longer limit, also for its body, and an operation may set its own', async () => {
  const body = JSON.stringify({ a: 1 });
  const [posted] = await timesOf('/api/thing', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect(posted).toMatchObject({ seconds: 10 });
  expect(await timesOf('/api/export')).toMatchObject([{ seconds: 15 }]);
});
