import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BuiltServer } from '../server/support/programs/built-server.ts';
import { ownDatabase } from './support/own-database.ts';

const CALLS_PER_MINUTE = 40;
/** Wrong passwords for one address from one sender. */
const TRIES = 8;

let database: Awaited<ReturnType<typeof ownDatabase>>;
let servers: [BuiltServer, BuiltServer];

beforeAll(async () => {
  database = await ownDatabase();
  servers = [await BuiltServer.over(database), await BuiltServer.over(database)];
});
afterAll(async () => {
  for (const server of servers) server.kill();
  await database.drop();
});

/** Statuses of requests sent to both servers in turn. */
async function inTurn(count: number, path: string, init: RequestInit = {}): Promise<number[]> {
  const statuses: number[] = [];
  for (let place = 0; place < count; place += 1) {
    const { status } = await fetch(`${servers[place % 2]?.address}${path}`, init);
    statuses.push(status);
  }
  return statuses;
}

const login = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email: 'somebody@example.com', password: 'not-theirs-1' }),
};

describe('Two servers on one database', () => {
  it('share the limit of password attempts', async () => {
    for (const server of servers) await server.start();
    const statuses = await inTurn(TRIES + 2, '/api/auth', login);
    expect(statuses).toEqual([...Array<number>(TRIES).fill(401), 429, 429]);
  });

  it('share the limits for a client, and apply their own while the database is frozen', async () => {
    for (const server of servers) {
      server.kill();
      // Cached responses are not counted.
      await server.start({ CALLS_PER_MINUTE: String(CALLS_PER_MINUTE), PAGE_CACHE_MB: 'off' });
    }
    const statuses = await inTurn(CALLS_PER_MINUTE + 4, '/za-nas');
    expect(statuses.filter((status) => status === 200)).toHaveLength(CALLS_PER_MINUTE);
    expect(statuses.slice(-4)).toEqual([429, 429, 429, 429]);
    const processes = database.processes();
    processes.freeze();
    try {
      // Requests that need no database succeed, and refused clients stay refused.
      expect(await inTurn(2, '/za-nas')).toEqual([429, 429]);
      expect(await inTurn(2, '/health')).toEqual([200, 200]);
    } finally {
      processes.thaw();
    }
  });
});
