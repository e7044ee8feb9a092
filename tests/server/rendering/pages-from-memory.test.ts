import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RenderedPage } from '../../../server/rendering/render-page.tsx';
import type { Renderer } from '../../../server/rendering/renderer.ts';
import { aShop } from '../support/a-shop.ts';
import { publish, somePlaces } from '../support/a-property.ts';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { anOrder } from '../support/an-order.ts';
import { blockedBy } from '../support/content-security-policy.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { TEST_RENDERER } from '../support/test-renderer.ts';
import { eventually } from '../../support/eventually.ts';

const BG = { host: 'uyut.example' };
const EN = { host: 'cosy.example' };
const ORIGIN = { origin: 'https://uyut.example' };
const SHARED = 'public, max-age=0, s-maxage=1, stale-while-revalidate=9';

/** URLs of started pages with loaded data; `hold` delays their end. */
let rendered: string[] = [];
let read: string[] = [];
let hold: (url: string) => Promise<void> = async () => {};
/** Delays in milliseconds of the page's API responses, in order. */
let delays: number[] = [];
const RENDERER: Renderer = {
  ...TEST_RENDERER,
  render: async (request): Promise<RenderedPage> => {
    rendered.push(request.url);
    const [...waits] = delays;
    const ask: typeof request.ask = async (question) => {
      const wait = waits.shift();
      const answer = await request.ask(question);
      if (wait !== undefined) await sleep(wait);
      return answer;
    };
    const page = await TEST_RENDERER.render({ ...request, ask });
    read.push(request.url);
    await hold(request.url);
    return page;
  },
};

let app: TestApplication;
/** Another process on the same database. */
let other: TestApplication;
let lamp: number;
let person: Person;

const environment = { DOMAIN_BG: 'https://uyut.example', DOMAIN_EN: 'https://cosy.example' };

beforeAll(async () => {
  app = await startTestApplication({ environment, renderer: RENDERER, keepsPages: true });
  other = await startTestApplication({
    environment,
    renderer: RENDERER,
    keepsPages: true,
    database: app.database,
  });
  const shop = aShop(app.database);
  lamp = await shop.product({
    vendorId: await shop.vendor(),
    categoryId: await shop.category(),
    price: 12_300,
    quantity: 50,
  });
  person = await aPerson(app, { name: 'Петя Ангелова' });
});
afterAll(async () => {
  await other.close();
  await app.close();
});
beforeEach(() => {
  rendered = [];
  read = [];
  hold = async () => {};
  delays = [];
});

const path = () => `/produkti/${lamp}`;
const open = (url: string, headers: Record<string, string> = {}, of = app) =>
  of.server.inject({ url, headers: { ...BG, ...headers } });
const setPrice = (price: number) =>
  app.database.db.updateTable('product').set({ price }).where('id', '=', lamp).execute();
const isKept = async (url: string, of = app) => {
  const before = rendered.length;
  await open(url, {}, of);
  return rendered.length === before;
};
/** Requests a page until it is cached and idle. */
async function keep(url: string, of = app): Promise<string> {
  await eventually(async () => expect(await isKept(url, of)).toBe(true));
  const { payload } = await open(url, {}, of);
  rendered = [];
  return payload;
}

describe('A page without personal data', () => {
  it('is rendered once and is the same for all', async () => {
    const first = await keep(path());
    const again = await open(path(), { cookie: 'consent=all; cart=1', 'user-agent': 'another' });
    expect(again.payload).toBe(first);
    expect(again.payload).toContain('123,00\u00a0лв.');
    expect(rendered).toEqual([]);
    expect(again.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': SHARED,
      vary: 'Accept-Encoding, Cookie',
    });
    expect(blockedBy({ text: again.payload, headers: again.headers })).toEqual([]);
  });

  it('is identical to the byte, whichever of its responses arrives first', async () => {
    const pages: string[] = [];
    for (const wait of [[100], [0, 100], [0, 0, 100]]) {
      delays = wait;
      pages.push((await open('/imoti', { cookie: 'session=half' })).payload);
    }
    expect(pages[0]).toMatch(/"answers":\{"GET .*"GET /);
    expect(new Set(pages).size).toBe(1);
  });

  it('is rendered once for simultaneous requests', async () => {
    const pages = await Promise.all(Array.from({ length: 20 }, () => open('/produkti/kategorii?together')));
    expect(rendered).toEqual(['/produkti/kategorii?together']);
    expect(new Set(pages.map(({ payload }) => payload)).size).toBe(1);
  });

  it('is rendered without the visitor’s cookies', async () => {
    const inject = vi.spyOn(app.server, 'inject');
    await open('/imoti?with=cookies', { cookie: `visitor=abc; recent-write=1` });
    const requests = (inject.mock.calls as unknown[][])
      .map(([request]) => JSON.stringify(request))
      .filter((request) => /\/api\//.test(request));
    vi.restoreAllMocks();
    expect(requests.length).toBeGreaterThan(0);
    expect(requests.filter((request) => request.includes('visitor=abc'))).toEqual([]);
  });

  it('is sent in the requested encoding', async () => {
    const page = await keep(path());
    const brotli = await open(path(), { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(page);
    const gzip = await open(path(), { 'accept-encoding': 'gzip, br;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(page);
    expect(rendered).toEqual([]);
  });

  it('has a Link header of its first picture, cached or rendered', async () => {
    await keep('/');
    const visits: Record<string, string>[] = [{}, { cookie: 'session=half' }];
    for (const headers of visits) {
      const { link } = (await open('/', headers)).headers;
      expect(String(link)).toMatch(
        /^<\/pictures\/apartment\/apartment-night-600\.avif>; rel=preload; as=image; fetchpriority=high;/,
      );
    }
  });

  it('returns 304 to clients that have it', async () => {
    await keep(path());
    const etag = String((await open(path())).headers.etag);
    const answer = await open(path(), { 'if-none-match': `"other", ${etag}` });
    expect([answer.statusCode, answer.payload, answer.headers.etag]).toEqual([304, '', etag]);
    expect((await open(path(), { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('returns its length to a HEAD request', async () => {
    await keep(path());
    const head = await app.server.inject({
      method: 'HEAD',
      url: path(),
      headers: { ...BG, 'accept-encoding': 'br' },
    });
    const whole = await open(path(), { 'accept-encoding': 'br' });
    expect([head.statusCode, head.payload]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(String(whole.rawPayload.length));
    expect(rendered).toEqual([]);
  });

  it('differs by language and by URL', async () => {
    expect(await keep(path())).toContain('<html lang="bg">');
    expect((await open(path(), EN)).payload).toContain('<html lang="en">');
    expect((await open(path(), { host: 'elsewhere.example' })).payload).toContain('<html lang="en">');
    await open(`${path()}?from=mail`);
    expect(rendered).toHaveLength(3);
    expect((await open(path())).payload).toContain('<html lang="bg">');
  });
});

describe('A cached page', () => {
  it('is rendered again within a second after a price change, in every process', async () => {
    for (const process of [app, other]) await keep(path(), process);
    await setPrice(45_600);
    const changed = performance.now();
    for (const process of [app, other]) {
      await eventually(async () => expect((await open(path(), {}, process)).payload).toContain('456,00'));
    }
    // Twenty times the measured duration, for a busy machine.
    expect(performance.now() - changed).toBeLessThan(10_000);
  });

  it('shows a new order at once in the process that took it', async () => {
    await setPrice(5_000);
    await keep(path());
    const quantityIn = (page: string) => Number(/"quantity":(\d+)/.exec(page)?.[1]);
    const before = quantityIn(await keep(path()));
    const ordered = await app.post('/api/order', anOrder([{ id: lamp, expectedPrice: 5_000 }]), {
      ...BG,
      ...ORIGIN,
    });
    expect(ordered.status).toBe(201);
    expect(quantityIn((await open(path())).payload)).toBeLessThan(before);
  });

  it('stays cached when other data changes', async () => {
    await keep(path());
    const shop = aShop(app.database);
    const chair = await shop.product({
      vendorId: await shop.vendor(),
      categoryId: await shop.category('Столове'),
      title: 'Стол',
    });
    await eventually(async () => expect((await open(`/produkti/${chair}`)).payload).toContain('Стол'));
    await keep(`/produkti/${chair}`);
    await keep(path());
    await app.database.db.updateTable('product').set({ price: 9_900 }).where('id', '=', chair).execute();
    await eventually(async () => expect((await open(`/produkti/${chair}`)).payload).toContain('99,00'));
    expect(rendered).not.toContain(path());
  });

  it('is not cached if its data changed during rendering', async () => {
    await setPrice(7_000);
    await eventually(async () => expect((await open(path())).payload).toContain('70,00'));
    const url = `${path()}?slowly`;
    let letGo = () => {};
    const blocker = new Promise<void>((resolve) => (letGo = resolve));
    hold = async (asked) => (asked === url ? blocker : undefined);
    const early = open(url);
    await eventually(() => expect(read).toContain(url));
    await setPrice(8_000);
    await eventually(async () => expect((await open(path())).payload).toContain('80,00'));
    const late = open(url);
    letGo();
    expect((await early).payload).toContain('70,00');
    expect((await late).payload).toContain('80,00');
    expect(await keep(url)).toContain('80,00');
  });

  it('is rendered again when a phone or company is verified or a warning changes', async () => {
    await somePlaces(app);
    const { db } = app.database;
    const agency = await aPerson(app, { type: 'agency', name: 'Дом и ключ' });
    const [home, vendor] = [await publish(app, agency), await aShop(app.database).vendor()];
    const [byTheHome, byTheAgency] = [`/imoti/${home}`, `/agenciya/${agency.agencyId}`];
    const now = new Date();
    const changes: [string[], () => Promise<unknown>][] = [
      [
        [byTheHome, byTheAgency],
        () => db.updateTable('account').set({ phone_verified_at: now }).where('id', '=', agency.id).execute(),
      ],
      [
        [byTheHome, byTheAgency],
        () =>
          db
            .updateTable('agency')
            .set({ company_verified_at: now })
            .where('account_id', '=', agency.id)
            .execute(),
      ],
      [
        [`/targovets/${vendor}`],
        () => db.updateTable('vendor').set({ company_verified_at: now }).where('id', '=', vendor).execute(),
      ],
      [
        [byTheHome],
        () =>
          db
            .insertInto('owner_warning')
            .values({ owner_id: agency.id, warning: 'many-listings', phone: '', created_at: now })
            .execute(),
      ],
      [[byTheHome], () => db.deleteFrom('owner_warning').where('owner_id', '=', agency.id).execute()],
    ];
    for (const [urls, change] of changes) {
      for (const url of urls) await keep(url);
      await change();
      for (const url of urls) await eventually(async () => expect(await isKept(url)).toBe(false));
    }
  });

  it('is evicted when the notification connection breaks, and cached again later', async () => {
    await setPrice(5_000);
    await eventually(async () => expect((await open(path())).payload).toContain('50,00'));
    await keep(path());
    const { rowCount } = await app.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'uyut changes' and datname = current_database()`,
    );
    expect(rowCount).toBe(2);
    await setPrice(6_100);
    await eventually(async () => expect((await open(path())).payload).toContain('61,00'));
    expect(await keep(path())).toContain('61,00');
    await setPrice(6_200);
    await eventually(async () => expect((await open(path())).payload).toContain('62,00'));
  });
});

describe('The page cache skips', () => {
  const cachedPaths = () => [path(), '/', '/imoti', '/kolichka'];

  it('pages for a signed-in person, between two visitors', async () => {
    for (const url of cachedPaths()) {
      const visitors = await keep(url);
      const own = await open(url, person.headers);
      expect(own.payload, url).toContain('Петя Ангелова');
      expect(own.headers['cache-control']).toBe('private, no-store');
      expect(own.headers.etag).toBeUndefined();
      expect((await open(url)).payload).toBe(visitors);
      expect(visitors).not.toContain('Петя');
      expect(rendered).toEqual([url]);
      rendered = [];
    }
  });

  it.each([
    ['half a session', 'token=abc'],
    ['the other half', 'a=b; session=abc'],
    ['a hand-over', 'hand-over=abc'],
  ])('pages with %s in the cookies', async (_, cookie) => {
    const visitors = await keep(path());
    const answer = await open(path(), { cookie });
    expect(rendered).toEqual([path()]);
    expect(answer.headers['cache-control']).toMatch(/^private/);
    expect(answer.headers.etag).toBeUndefined();
    expect((await open(path())).payload).toBe(visitors);
  });

  it('pages first requested by a signed-in person', async () => {
    const url = '/imoti?first=signed-in';
    expect((await open(url, person.headers)).payload).toContain('Петя');
    expect((await open(url)).payload).not.toContain('Петя');
  });

  it('pages by secret link, missing pages and redirects', async () => {
    const { body } = await app.post('/api/order', anOrder([{ id: lamp, expectedPrice: 6_200 }]), {
      ...BG,
      ...ORIGIN,
    });
    const { token } = body as { token: string };
    for (const url of [`/porachka/${token}`, '/produkti/987654321', '/imoti?page=99']) {
      for (const _ of [1, 2]) expect((await open(url)).headers['cache-control'], url).not.toContain('public');
      expect(rendered.length, url).toBe(2);
      rendered = [];
    }
  });

  it('responses to writes and of the API', async () => {
    const url = path();
    await keep(url);
    expect((await app.server.inject({ method: 'POST', url, headers: { ...BG, ...ORIGIN } })).statusCode).toBe(
      404,
    );
    expect((await open(`/api/product/${lamp}`)).headers['cache-control']).toBe('public, max-age=30');
  });
});

describe('On a developer’s host', () => {
  const HOST = { host: 'localhost:3000' };
  it('each language is cached separately, and the key language never', async () => {
    const as = (cookie: string) => open('/magazin', { ...HOST, cookie });
    await as('defaultLang=en');
    await as('defaultLang=bg');
    rendered = [];
    expect((await as('defaultLang=en')).payload).toContain('<html lang="en">');
    expect((await as('defaultLang=bg')).payload).toContain('<html lang="bg">');
    expect(rendered).toEqual([]);
    for (const _ of [1, 2]) {
      const keys = await as('defaultLang=debug');
      expect(keys.payload).toContain('home-title');
      expect(keys.headers['cache-control']).toMatch(/^private/);
    }
    expect(rendered).toHaveLength(2);
    expect((await as('defaultLang=bg')).payload).not.toContain('home-title');
  });
});
