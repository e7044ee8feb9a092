import { routeNamed, ROUTES } from '../../../src/core/site/routes.ts';
import type { PathName } from '../../../src/core/site/routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClientContext } from '../../../src/container/client-context.ts';
import { POST, theJournal } from '../support/a-journal.ts';
import { aPerson } from '../support/an-account.ts';
import { aShop } from '../support/a-shop.ts';
import { anOrder } from '../support/an-order.ts';
import { blockedBy } from '../support/content-security-policy.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { TEST_RENDERER } from '../support/test-renderer.ts';

const BG = { host: 'uyut.example' };
const EN = { host: 'cosy.example' };

let app: TestApplication;
let lamp: number;
let category: number;

beforeAll(async () => {
  app = await startTestApplication({
    environment: { DOMAIN_BG: 'https://uyut.example', DOMAIN_EN: 'https://cosy.example' },
    renderer: TEST_RENDERER,
  });
  const shop = aShop(app.database);
  const vendor = await shop.vendor();
  category = await shop.category('Лампи', ['living-room']);
  lamp = await shop.product({
    vendorId: vendor,
    categoryId: category,
    title: 'Лампа „Рила“ <script>alert(1)</script>',
    price: 12_345,
  });
});
afterAll(() => app.close());

describe('A page is complete before any script runs', () => {
  it('a product, with its price in both currencies and structured data', async () => {
    const { status, text } = await app.get(`/produkti/${lamp}`, BG);
    expect(status).toBe(200);
    expect(text).toContain('123,45\u00a0лв.');
    expect(text).toContain('63,12\u00a0€');
    expect(text).toContain('<html lang="bg">');
    expect(text).toContain(`<link rel="canonical" href="https://uyut.example/produkti/${lamp}">`);
    expect(text).toContain(
      `<link rel="alternate" hreflang="en" href="https://cosy.example/product/${lamp}">`,
    );
    expect(text).toMatch(/<title>Лампа „Рила“ &lt;script&gt;/);
    expect(text).toContain('property="og:title"');
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? '';
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'Product',
      offers: { price: '63.12', priceCurrency: 'EUR' },
    });
  });

  it('in the language of the host, whatever the language of the path', async () => {
    const english = await app.get(`/produkti/${lamp}`, EN);
    expect(english.text).toContain('<html lang="en">');
    expect(english.text).toContain('BGN\u00a0123.45');
    expect(english.text).toContain(' · Uyut</title>');
    const unknown = await app.get('/', { host: 'elsewhere.example' });
    expect(unknown.text).toContain('<html lang="en">');
    expect(unknown.text).not.toContain('elsewhere.example');
  });

  it('on the first visit with lazily loaded components: the comparison bar', async () => {
    const { text } = await app.get(`/produkti/kategorii/${category}`, BG);
    expect(text).toContain('<form id="compare"');
  });

  it('a category with a link to its product, and a room with its category', async () => {
    expect((await app.get(`/produkti/kategorii/${category}`, BG)).text).toContain(`href="/produkti/${lamp}"`);
    expect((await app.get('/produkti/kategorii?room=living-room', BG)).text).toContain(
      `href="/produkti/kategorii/${category}"`,
    );
  });

  it.each([
    ['category', () => `/produkti/kategorii/${category}?orderBy=price.DESC`],
    ['homes', () => '/imoti?city=1'],
    ['rooms', () => '/sakvartiranti?city=1'],
    ['agencies', () => '/dovereni-agencii?from=menu'],
    ['posts', () => '/blog/kategoriya?from=menu'],
  ])('%s: a page number beyond the end redirects to the last page', async (_, address) => {
    const answer = await app.server.inject({ url: `${address()}&page=9999`, headers: BG });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, address()]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await app.get(address(), BG)).status).toBe(200);
  });

  it('a post of the journal, with its feed and structured data', async () => {
    await theJournal(app);
    const { status, text } = await app.get(`/blog/${POST}`, BG);
    expect(status).toBe(200);
    expect(text).toContain(`<link rel="canonical" href="https://uyut.example/blog/${POST}">`);
    expect(text).toContain(`<link rel="alternate" hreflang="en" href="https://cosy.example/blog/${POST}">`);
    expect(text).toMatch(
      /type="application\/rss\+xml" title="[^"]+" href="https:\/\/uyut\.example\/blog\/rss\.xml/,
    );
    const data = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
    expect(data.map(([, json]) => JSON.parse(json ?? '') as object)).toMatchObject([
      {
        '@type': 'BlogPosting',
        datePublished: '2026-08-27',
        mainEntityOfPage: `https://uyut.example/blog/${POST}`,
      },
      { '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { position: 2 }] },
    ]);
  });

  it('with final dates, so that hydration changes none', async () => {
    await theJournal(app);
    const { text } = await app.get(`/blog/${POST}`, BG);
    const { dates } = JSON.parse(/id="page-state">(.*?)<\/script>/.exec(text)?.[1] ?? '') as ClientContext;
    expect(Object.values(dates)).toContain('27 август 2026\u00a0г.');
    for (const written of Object.values(dates)) expect(text).toContain(written);
  });

  it('with user text escaped', async () => {
    const { text } = await app.get(`/produkti/${lamp}`, BG);
    expect(text).not.toContain('<script>alert(1)');
  });

  it('with only our script files, and inline scripts allowed by hash', async () => {
    const answer = await app.get('/', BG);
    expect(blockedBy(answer)).toEqual([]);
    expect(blockedBy({ ...answer, text: `${answer.text}<script>alert(1)</script>` })).toHaveLength(1);
    expect(answer.text).not.toMatch(/\sstyle="/);
    expect(answer.text).not.toMatch(/\son\w+="/);
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toMatch(/default-src 'none'; script-src 'self'(?: 'sha256-[^']+'){2}; style-src 'sha256-/);
    expect(policy).not.toContain('unsafe');
  });

  it('with document headers that isolate windows and deny device access', async () => {
    const DOCUMENTS_OWN = ['cross-origin-opener-policy', 'permissions-policy'];
    const namesOf = async (path: string) =>
      Object.keys((await app.get(path, { ...BG, accept: 'text/html' })).headers);
    for (const path of ['/', '/products/none', '/%zz'])
      expect(await namesOf(path), path).toEqual(expect.arrayContaining(DOCUMENTS_OWN));
    const names = await namesOf('/fonts/sofia-sans-regular.5ac291ac.woff2');
    expect(names).toContain('x-content-type-options');
    expect(names.filter((name) => DOCUMENTS_OWN.includes(name))).toEqual([]);
  });
});

describe('An unknown URL', () => {
  it.each([
    '/no-such-page',
    '/produkti/987654321',
    '/produkti/abc',
    '/produkti/kategorii/987654',
    '/%E0%A4%A',
  ])('%s returns the right status and is not indexed by search engines', async (path) => {
    const { status, text } = await app.get(path, BG);
    expect([400, 404]).toContain(status);
    if (text.startsWith('<!doctype')) expect(text).toContain('<meta name="robots" content="noindex">');
  });
});

describe('Every route of the table', () => {
  const filled = (path: string) =>
    path.replace(/^(\/blog\/\w+\/):id\?$/, '$1renting').replaceAll(/:\w+\??/g, '1');
  type Opened = [name: PathName, paths: Record<'bg' | 'en', string>];
  /** Routes without an id. Excluded are orders, which also open by a link, and a payment with its status. */
  const routes = (Object.entries(ROUTES) as Opened[]).filter(([, { en }]) => !/:\w+(\/|$)/.test(en));
  const isPrivate = ([name]: Opened) => routeNamed(name).roles !== undefined && name !== 'PaymentStatus';
  it.each(routes.filter((route) => isPrivate(route) && route[0] !== 'AdminVendorOrders'))(
    '%s asks a visitor to log in, opens for an account and is never cached (NAV-16)',
    async (name, paths) => {
      const visitor = await app.get(paths.bg, BG);
      expect(visitor.status, paths.bg).toBe(401);
      expect(visitor.text).toContain('Влезте в профила си');
      const roles = routeNamed(name).roles ?? [];
      const { headers } = await aPerson(app, {
        type: roles.includes('user') ? 'user' : (roles[0] ?? 'vendor'),
      });
      const { status, text, headers: answered } = await app.get(paths.bg, { ...BG, ...headers });
      expect(status, paths.bg).toBe(200);
      expect(text).toContain('Иван Петров');
      expect(answered['cache-control']).toBe('private, no-store');
    },
  );

  it.each(routes.filter((route) => !isPrivate(route)))('%s opens in both languages', async (_, paths) => {
    for (const [path, host] of [
      [paths.bg, BG],
      [paths.en, EN],
      [paths.en, BG],
    ] as const) {
      const { status, text, headers } = await app.get(filled(path), host);
      expect(status, path).toBe(200);
      expect(blockedBy({ text, headers }), path).toEqual([]);
      expect(text).toContain('<main');
    }
  });
});

describe('Concurrent visitors', () => {
  it('get separate pages when rendered at the same time', async () => {
    const { body } = await app.post('/api/order', anOrder([{ id: lamp, expectedPrice: 12_345 }]), {
      origin: 'https://uyut.example',
      host: 'uyut.example',
    });
    const { token } = body as { token: string };
    const [order, property, english] = await Promise.all([
      app.get(`/porachka/${token}`, BG),
      app.get('/', BG),
      app.get('/', EN),
    ]);
    expect(order.text).toContain('Мария Иванова');
    expect(property.text).not.toContain('Мария');
    expect(english.text).toContain('<html lang="en">');
    expect(property.text).toContain('<html lang="bg">');
    const again = await app.get('/', BG);
    const STATE = /(<script type="application\/json" id="page-state">)(.*?)(<\/script>)/;
    const bare = (html: string) => html.replace(STATE, '').replaceAll(/"requestId":"[^"]*"/g, '');
    // The answers are in the order of their arrival.
    const stateOf = (html: string): unknown => JSON.parse(STATE.exec(html)?.[2] ?? '');
    expect(bare(again.text) === bare(property.text)).toBe(true);
    expect(stateOf(again.text)).toEqual(stateOf(property.text));
  });
});

describe('On a developer’s host', () => {
  it('the language is chosen once in the URL and then remembered', async () => {
    const answer = await app.server.inject({
      url: '/magazin?defaultLang=en&room=x',
      headers: { host: 'localhost:3000' },
    });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/magazin?room=x');
    const english = await app.get('/magazin', { host: 'localhost:3000', cookie: 'defaultLang=en' });
    expect(english.text).toContain('<html lang="en">');
    const keys = await app.get('/magazin', { host: 'localhost:3000', cookie: 'defaultLang=debug' });
    expect(keys.text).toContain('home-title');
  });

  it('a double slash redirects nowhere else', async () => {
    const answer = await app.server.inject({
      url: '//thief.example/?defaultLang=en',
      headers: { host: 'localhost' },
    });
    expect(String(answer.headers.location ?? '/')).toMatch(/^\/(?!\/)/);
  });
});

describe('Files for search engines', () => {
  it('list the URLs of this domain in both languages', async () => {
    expect((await app.get('/robots.txt', BG)).text).toContain('Sitemap: https://uyut.example/sitemap.xml');
    expect((await app.get('/sitemap.xml', EN)).text).toContain('https://cosy.example/sitemap-products-0.xml');
    const { text } = await app.get('/sitemap-products-0.xml', BG);
    expect(text).toContain(`<loc>https://uyut.example/produkti/${lamp}</loc>`);
    expect(text).toContain(`hreflang="en" href="https://cosy.example/product/${lamp}"`);
    expect((await app.get('/sitemap-pages.xml', BG)).text).toContain(`/produkti/kategorii/${category}`);
  });
});
