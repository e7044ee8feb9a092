import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aShop } from '../server/support/a-shop.ts';
import { BuiltServer } from '../server/support/programs/built-server.ts';
import { createTestDatabase } from '../server/support/test-database.ts';
import type { TestDatabase } from '../server/support/test-database.ts';
import { rounds } from './support/gate-size.ts';
import { after, callers, quantile } from './support/load.ts';

const SOCKETS = rounds(10_000);
/** Of ten sockets, eight are idle after a response, one is silent, one sends a header line a second. */
const SAYING = [
  'GET /health HTTP/1.1\r\nhost: uyut\r\n\r\n',
  '',
  'GET / HTTP/1.1\r\nhost: uyut\r\n',
] as const;
const sayingOf = (one: number) => SAYING[one % 10 < 8 ? 0 : (((one % 10) - 7) as 1 | 2)];
/** More than are open at any moment, because closed ones are opened again. */
const CLIENTS = Math.ceil(SOCKETS * 1.3);
const SECONDS = 20;
const CALLERS = 4;

let database: TestDatabase;
let server: BuiltServer;
let pages: string[];
const sockets = new Set<Socket>();
/** Clients that the server closed at least once: an unfinished request must not keep a socket. */
const closed = new Set<number>();
let isOver = false;

beforeAll(async () => {
  database = await createTestDatabase();
  const shop = aShop(database);
  const product = await shop.product({ vendorId: await shop.vendor(), categoryId: await shop.category() });
  server = await BuiltServer.over(database);
  // Without the page cache, so that each page is rendered.
  await server.start({ PAGE_CACHE_MB: 'off' });
  pages = ['/', `/produkti/${product}`, '/imoti', '/za-nas'].map((path) => server.address + path);
});
afterAll(async () => {
  isOver = true;
  for (const socket of sockets) socket.destroy();
  server.kill();
  await database.drop();
});

/** Client that opens its socket again after each close. */
function idle(one: number): void {
  if (isOver) return;
  const { port } = new URL(server.address);
  // One address has too few ports for all sockets; only Linux has more local addresses.
  const localAddress = process.platform === 'linux' ? `127.0.0.${2 + (one % 200)}` : undefined;
  const socket = connect({ host: '127.0.0.1', port: Number(port), ...(localAddress && { localAddress }) });
  const saying = sayingOf(one);
  socket.on('connect', () => {
    sockets.add(socket);
    if (saying) socket.write(saying);
    if (saying === SAYING[2]) {
      const timer = setInterval(() => socket.write('x-more: x\r\n'), 1_000);
      socket.on('close', () => clearInterval(timer));
    }
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    if (sockets.delete(socket)) closed.add(one);
    setTimeout(idle, 200, one);
  });
  socket.resume();
}

describe(`${SOCKETS} idle or endless connections`, () => {
  it('do not block a page for others', async () => {
    const before = await callers(CALLERS, pages, after(SECONDS / 2));
    for (let one = 0; one < CLIENTS; one += 1) {
      idle(one);
      if (one % 200 === 199) await sleep(20);
    }
    await vi.waitFor(() => expect(sockets.size).toBeGreaterThan(SOCKETS), {
      timeout: 60_000,
      interval: 100,
    });
    const open: number[] = [];
    const count = setInterval(() => open.push(sockets.size), 500);
    const during = await callers(CALLERS, pages, after(SECONDS));
    clearInterval(count);
    const tell = ({ aSecond, rendered }: typeof during) =>
      `${aSecond.toFixed(1)} pages/s, median ${quantile(rendered, 0.5).toFixed(0)} ms, 99% ` +
      `${quantile(rendered, 0.99).toFixed(0)} ms`;
    process.stdout.write(
      `before: ${tell(before)}\nwith ${Math.min(...open)} to ${Math.max(...open)} idle sockets: ${tell(during)}\n`,
    );
    expect(Math.min(...open)).toBeGreaterThan(SOCKETS);
    expect(during.refused).toEqual([]);
    expect(during.aSecond).toBeGreaterThan(before.aSecond / 3);
    // Without the silent ones: of very many the system drops some that the server never saw.
    const endless = Array.from({ length: CLIENTS }, (_, one) => one).filter(
      (one) => sayingOf(one) === SAYING[2],
    );
    await vi.waitFor(() => expect(endless.filter((one) => !closed.has(one))).toEqual([]), {
      timeout: 120_000,
      interval: 500,
    });
  });
});
