import { createServer, request } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { aPerson } from '../server/support/an-account.ts';
import { aShop } from '../server/support/a-shop.ts';
import { BuiltServer } from '../server/support/programs/built-server.ts';
import { StoppedClock } from '../server/support/test-application.ts';
import { createTestDatabase } from '../server/support/test-database.ts';
import type { TestDatabase } from '../server/support/test-database.ts';
import { after, callers, crowd, quantile } from './support/load.ts';

/** Seconds of each load. */
const [WARM_UP, MEASURED] = [4, 10];

let database: TestDatabase;
let server: BuiltServer;
let pages: string[];
let signedIn: { cookie: string };

beforeAll(async () => {
  database = await createTestDatabase();
  const shop = aShop(database);
  const vendorId = await shop.vendor();
  const categoryId = await shop.category('Лампи', ['living-room']);
  const products = await Promise.all(
    Array.from({ length: 24 }, (_, one) =>
      shop.product({ vendorId, categoryId, title: `Лампа номер ${one}`, quantity: 5 }),
    ),
  );
  signedIn = (await aPerson({ database, clock: new StoppedClock(new Date()) })).headers;
  server = await BuiltServer.over(database);
  // Without the page cache, so that each page is rendered.
  await server.start({ PAGE_CACHE_MB: 'off' });
  pages = ['/', `/produkti/kategorii/${categoryId}`, `/produkti/${products[0]}`, '/imoti'].map(
    (path) => server.address + path,
  );
});
afterAll(async () => {
  server.kill();
  await database.drop();
});

/** More requests than the queue holds; refused clients retry at once. */
const FLOOD = 200;

/** Runs the work while far too many clients request pages. */
async function duringFlood(work: () => Promise<void>): Promise<void> {
  let isOver = false;
  const flood = callers(FLOOD, pages, () => isOver);
  try {
    await new Promise((later) => setTimeout(later, 1_500));
    await work();
  } finally {
    isOver = true;
    await flood;
  }
}

const status = async (path: string, init: RequestInit = {}) =>
  (await fetch(server.address + path, { ...init, headers: { accept: 'text/html', ...init.headers } })).status;

describe('Twice as many visitors as the server can serve', () => {
  it('cost at most a tenth of its throughput, and accepted requests do not wait long', async () => {
    await callers(8, pages, after(WARM_UP));
    const before = await callers(8, pages, after(MEASURED));
    const flood = await crowd(before.aSecond * 2, pages, MEASURED);
    const hundred = await callers(100, pages, after(MEASURED));
    const again = await callers(8, pages, after(MEASURED));
    const tell = (name: string, { rendered, refused, aSecond }: typeof flood) =>
      process.stdout.write(
        `${name}: ${aSecond.toFixed(1)} pages/s, median ${quantile(rendered, 0.5).toFixed(0)} ms, ` +
          `99% ${quantile(rendered, 0.99).toFixed(0)} ms; refused ${refused.length}, ` +
          `median ${quantile(refused, 0.5).toFixed(0)} ms\n`,
      );
    tell('8 callers', before);
    tell('twice the load', flood);
    tell('100 callers that ask again at once', hundred);
    tell('8 callers', again);
    expect(flood.refused.length).toBeGreaterThan(0);
    expect(flood.aSecond).toBeGreaterThan(Math.min(before.aSecond, again.aSecond) * 0.9);
    expect(quantile(flood.rendered, 0.99)).toBeLessThan(2_000);
  });

  it('do not block files and signed requests; requests of crawlers are rejected first', async () => {
    const document = await (await fetch(pages[0] ?? '')).text();
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(document)?.[1] ?? '';
    const rounds = 8;
    const refused = { signedIn: 0, crawlers: 0 };
    await duringFlood(async () => {
      for (let round = 0; round < rounds; round += 1) {
        for (const path of [script, '/icons/favicon.svg', '/health']) {
          expect({ path, status: await status(path) }).toEqual({ path, status: 200 });
        }
        const written = await status('/api/favorites/seen', { method: 'POST', headers: signedIn });
        expect(written).not.toBe(503);
        const asked = (headers: Record<string, string>) => status('/za-nas', { headers });
        if ((await asked(signedIn)) === 503) refused.signedIn += 1;
        if ((await asked({ 'user-agent': 'Somebot/1.0' })) === 503) refused.crawlers += 1;
      }
    });
    expect(refused).toEqual({ signedIn: 0, crawlers: rounds });
  });

  it('get a 503 page in their language, with Retry-After', async () => {
    const refusal = async (language: string): Promise<Response> => {
      for (let tried = 0; tried < 100; tried += 1) {
        const headers = { accept: 'text/html', cookie: `defaultLang=${language}` };
        const answer = await fetch(`${server.address}/za-nas`, { headers });
        if (answer.status === 503) return answer;
      }
      throw new Error('nobody is refused');
    };
    await duringFlood(async () => {
      const [bulgarian, english] = await Promise.all([refusal('bg'), refusal('en')]);
      expect(Number(bulgarian.headers.get('retry-after'))).toBeGreaterThanOrEqual(3);
      expect(await bulgarian.text()).toMatch(/<html lang="bg">[^]*посетителите са твърде много/);
      expect(await english.text()).toMatch(/<html lang="en">[^]*more visitors than we can serve/);
    });
  });
});

describe('A picture and a script with status 503', () => {
  let proxy: Server;
  const refused = new Set<string>();

  beforeAll(async () => {
    /** Refuses each request once. */
    proxy = createServer((asked, answer) => {
      const url = asked.url ?? '/';
      const isOnce = url.startsWith('/pictures/') || /^\/assets\/.*\.js$/.test(url);
      if (isOnce && !refused.has(url)) {
        refused.add(url);
        answer.writeHead(503, { 'retry-after': '2', 'cache-control': 'no-store' }).end();
        return;
      }
      const passed = request(
        server.address + url,
        { method: asked.method, headers: asked.headers },
        (got) => {
          answer.writeHead(got.statusCode ?? 502, got.headers);
          got.pipe(answer);
        },
      );
      asked.pipe(passed);
    });
    await new Promise<void>((open) => proxy.listen(0, '127.0.0.1', open));
  });
  afterAll(() => new Promise((closed) => proxy.close(closed)));

  it('are retried by the page', async () => {
    const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}/`);
    await page.waitForFunction(
      () =>
        'hydrated' in document.documentElement.dataset &&
        [...document.images].every((image) => image.loading === 'lazy' || image.naturalWidth > 0),
      undefined,
      { timeout: 60_000 },
    );
    await browser.close();
    expect([...refused].some((url) => url.startsWith('/pictures/'))).toBe(true);
    expect([...refused].some((url) => url.startsWith('/assets/'))).toBe(true);
  });
});
