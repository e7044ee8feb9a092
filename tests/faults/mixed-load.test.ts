import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY } from '../../src/core/shared/durations.ts';
import { hashPassword } from '../../server/modules/accounts/passwords.ts';
import { jpeg } from '../server/support/a-picture.ts';
import { aKey, aProperty, publish, somePlaces } from '../server/support/a-property.ts';
import { aShop } from '../server/support/a-shop.ts';
import { aPerson } from '../server/support/an-account.ts';
import type { Person } from '../server/support/an-account.ts';
import { aRow, csv, HEADER } from '../server/support/an-import.ts';
import { anOrder } from '../server/support/an-order.ts';
import { aForm } from '../server/support/outside-servers/a-picture-server.ts';
import { BuiltServer } from '../server/support/programs/built-server.ts';
import { startTestApplication } from '../server/support/test-application.ts';
import type { TestApplication } from '../server/support/test-application.ts';
import { rounds } from './support/gate-size.ts';
import { heapOf, MEASURED, slope } from './support/measured-heap.ts';

/** Seconds of load with the warm-up, and the interval of the measurements. */
const LOAD = rounds(1_800);
const WARM_UP = LOAD / 6;
const EVERY = 10;
const CALLERS = 2;
/** Milliseconds between two requests of a client. */
const PAUSE = 20;
/** Maximum growth of the heap, as a share. */
const MAX_GAIN = 0.05;
const PASSWORD = 'Зелено-Дърво-1926';

let app: TestApplication;
let server: BuiltServer;
let acts: ((turn: number) => Promise<number>)[];

beforeAll(async () => {
  app = await startTestApplication();
  app.clock.passDays((Date.now() - app.clock.now().getTime()) / DAY);
  await somePlaces(app);
  server = await BuiltServer.over(app.database);
  await server.start({ ...MEASURED, CARD_PAYMENTS: 'sandbox' });
  acts = await mixture();
});
afterAll(async () => {
  server.kill();
  await app.close();
});

/** Nine reads and four writes, by number. @returns their statuses */
async function mixture(): Promise<((turn: number) => Promise<number>)[]> {
  const shop = aShop(app.database);
  const vendorId = await shop.vendor();
  const category = await shop.category('Лампи', ['living-room']);
  const product = () => shop.product({ vendorId, categoryId: category, quantity: 10_000_000 });
  const products = await Promise.all(Array.from({ length: 30 }, product));
  const passwordHash = await hashPassword(PASSWORD);
  const owner = await aPerson(app, { passwordHash });
  const seller = await aPerson(app, { type: 'vendor', vendorId });
  const home = await publish(app, owner);
  const photo = await jpeg(320, 240);

  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(server.address + path, { redirect: 'manual', ...init });
    await answer.arrayBuffer();
    return answer.status;
  };
  const page = (path: string, shown: string, person?: Person) =>
    ask(path, {
      headers: { accept: 'text/html', cookie: `${person?.headers.cookie}; defaultLang=${shown}` },
    });
  const post = (path: string, body: object, person?: Person) =>
    ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...person?.headers },
      body: JSON.stringify(body),
    });
  const at = (turn: number) => products[turn % products.length] ?? 0;

  return [
    () => page('/', 'bg'),
    (turn) => page(`/produkti/${at(turn)}?from=${turn}`, turn % 2 ? 'bg' : 'en'),
    () => page(`/produkti/kategorii/${category}`, 'debug'),
    () => page(`/imoti/${home}`, 'bg'),
    (turn) => page(`/no-such-page-${turn}`, 'en'),
    () => page('/profil', 'bg', owner),
    () => page('/profil/produkti', 'en', seller),
    (turn) => ask(`/api/property?city=1&priceTo=${100_000 + (turn % 1_000)}`),
    (turn) => post('/api/product/search', { request: `лампа ${turn % 500}`, offset: 0, limit: 10 }),
    (turn) => post('/api/order', anOrder([{ id: at(turn) }])),
    (turn) => post('/api/user/favorite', favorite(at(turn)), owner),
    (turn) => (turn % 4 ? ask('/api/property/settings') : draft(turn)),
    (turn) => (turn % 8 ? ask('/api/cleaning/one-time/services') : upload(turn)),
  ];

  async function draft(turn: number): Promise<number> {
    if (turn % 8) return post('/api/auth', { email: owner.email, password: PASSWORD });
    const poster = await aPerson(app);
    return post('/api/property', { ...aProperty({ status: 'draft' }), key: aKey() }, poster);
  }
  async function upload(turn: number): Promise<number> {
    const owned = await aPerson(app, { type: turn % 16 ? 'user' : 'vendor' });
    const table = new FormData();
    table.append('file', new Blob([new Uint8Array(csv([HEADER, aRow(`L-${turn}`)]))]), 'products.csv');
    const [path, body] = turn % 16 ? ['/api/picture', aForm(photo)] : ['/api/product/import', table];
    return ask(path, { method: 'POST', body, headers: owned.headers });
  }
}

const favorite = (id: number) => ({ changes: [{ type: 'product', id, kept: id % 2 === 0, age: 0 }] });

describe(`${CALLERS} clients that read and write for ${LOAD} seconds`, () => {
  it('cause no growth of the heap', async () => {
    const answers = new Map<number, number>();
    const start = performance.now();
    const seconds = () => (performance.now() - start) / 1000;
    const caller = async (_: unknown, first: number) => {
      for (let turn = first; seconds() < LOAD; turn += CALLERS) {
        const status = await acts[turn % acts.length]?.(Math.trunc(turn / acts.length));
        answers.set(status ?? 0, (answers.get(status ?? 0) ?? 0) + 1);
        await sleep(PAUSE);
      }
    };
    const heaps: { at: number; value: number; rss: number }[] = [];
    const measure = async () => {
      while (seconds() < LOAD) {
        await sleep(EVERY * 1_000);
        const { heapUsed, external, rss } = await heapOf(server);
        heaps.push({ at: seconds(), value: heapUsed + external, rss });
      }
    };
    await Promise.all([measure(), ...Array.from({ length: CALLERS }, caller)]);
    const measured = heaps.filter(({ at }) => at > WARM_UP);
    const mean = measured.reduce((sum, { value }) => sum + value, 0) / measured.length;
    const gain = (slope(measured) * (LOAD - WARM_UP)) / mean;
    const megabytes = (bytes = 0) => (bytes / 1024 / 1024).toFixed(1);
    process.stdout.write(
      `${JSON.stringify(Object.fromEntries(answers))} in ${LOAD} s; heap ${megabytes(heaps[0]?.value)}, after the ` +
        `warm-up ${megabytes(measured[0]?.value)}, in the end ${megabytes(measured.at(-1)?.value)} MB (mean ` +
        `${megabytes(mean)}, gain ${(gain * 100).toFixed(2)}%); resident ${megabytes(measured.at(-1)?.rss)} MB\n`,
    );
    // An overloaded machine can refuse a page; nothing else may fail.
    expect([...answers.keys()].filter((status) => status >= 500 && status !== 503)).toEqual([]);
    expect(gain).toBeLessThan(MAX_GAIN);
  }, 7_200_000);
});
