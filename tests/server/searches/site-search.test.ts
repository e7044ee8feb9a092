import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SiteSearchResult } from '../../../src/core/searches/site-search/site-search.ts';
import { POST, theJournal } from '../support/a-journal.ts';
import { publish, somePlaces } from '../support/a-property.ts';
import { aShop } from '../support/a-shop.ts';
import { aPerson } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { TEST_RENDERER } from '../support/test-renderer.ts';

const BG = { host: 'uyut.example' };

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication({
    environment: { DOMAIN_BG: 'https://uyut.example', DOMAIN_EN: 'https://cosy.example' },
    renderer: TEST_RENDERER,
  });
  await somePlaces(app);
  await theJournal(app);
  const shop = aShop(app.database);
  const inShop = { vendorId: await shop.vendor(), categoryId: await shop.category('Дивани') };
  await shop.product({ ...inShop, title: 'Червен диван Рила', titleEn: 'Red sofa', price: 120_000 });
  await publish(app, await aPerson(app), { title: 'Двустаен до парка', type: 'two-room' });
  await publish(app, await aPerson(app), { title: 'Тристаен с гараж', type: 'three-room', price: 200_000 });
});
afterAll(() => app.close());

async function search(query: Record<string, string>): Promise<SiteSearchResult> {
  const { status, body } = await app.get(`/api/search?${new URLSearchParams(query).toString()}`);
  expect(status).toBe(200);
  return body as SiteSearchResult;
}

const listsOf = ({ groups }: SiteSearchResult) =>
  groups.map(({ kind, total, list }) => [kind, total, decodeURIComponent(list?.filters ?? '')]);

describe('The site search', () => {
  it('counts the homes that match a text, and links to their list', async () => {
    const result = await search({ text: 'двустаен Лозенец' });
    expect(listsOf(result)).toEqual([['properties', 1, 'city=1&district=11&type=two-room']]);
    expect([result.isDirect, result.groups[0]?.words]).toEqual([true, ['София', 'Лозенец', 'Двустаен']]);
  });

  it('finds products in either alphabet, within the budget', async () => {
    for (const text of ['червен диван', '4erven divan', 'red sofa']) {
      expect(listsOf(await search({ text }))).toEqual([['products', 1, `request=${text}`]]);
    }
    expect(listsOf(await search({ text: 'червен диван до 1500' }))).toEqual([
      ['products', 1, 'request=червен диван&priceTo=1500'],
    ]);
    const { groups, relaxed } = await search({ text: 'червен диван до 900' });
    expect([groups.map(({ kind, total }) => [kind, total]), relaxed.map(({ total }) => total)]).toEqual([
      [['products', 0]],
      [1],
    ]);
  });

  it('accepts a place, bedrooms and a rent from the home page form', async () => {
    const form = { text: 'Лозенец', first: 'properties', priceTo: '150000', bedrooms: '1' };
    expect(listsOf(await search(form))[0]).toEqual([
      'properties',
      1,
      'city=1&district=11&priceTo=1500&bedrooms=1',
    ]);
  });

  it('stays in the list of the form when it has no results', async () => {
    const { groups, isDirect } = await search({ text: 'Лозенец', first: 'properties', priceTo: '50000' });
    expect([groups[0]?.kind, groups[0]?.total, isDirect]).toEqual(['properties', 0, false]);
  });

  it('suggests the filter to omit when no home matches', async () => {
    const { groups, isDirect, relaxed } = await search({ text: 'двустаен Лозенец до 500' });
    expect([groups[0]?.kind, groups[0]?.total, isDirect]).toEqual(['properties', 0, false]);
    expect(relaxed.map(({ without, total }) => [without.length, total])).toEqual([[1, 1]]);
  });

  it('finds articles with some of the words only without other results', async () => {
    const { groups } = await search({ text: 'как се връща депозитът в космоса' });
    expect(groups.map(({ kind, letGo }) => [kind, letGo])).toEqual([['posts', ['космоса']]]);
    const sofa = await search({ text: 'диван депозит' });
    expect(sofa.groups.map(({ kind }) => kind)).not.toContain('posts');
    expect((await search({ text: 'депозит ала бала ница' })).groups).toEqual([]);
  });

  it('finds articles and pages', async () => {
    const posts = (await search({ text: 'депозит при наем' })).groups.find(({ kind }) => kind === 'posts');
    expect(posts?.targets.map(({ id }) => id)).toContain(POST);
    const { groups, isDirect } = await search({ text: 'общи условия' });
    expect([groups[0]?.targets, isDirect]).toEqual([
      [{ route: 'TermsAndConditionsPage', id: null, title: null }],
      true,
    ]);
  });

  it.each([
    '',
    ' ',
    '%',
    '_____',
    '\\',
    "'; drop table product; --",
    '1 or 1=1',
    '\u0000',
    'лампа\u0000маса',
    '\ud800',
    'до 99999999999999999999',
    'от 5 до',
    '<script>alert(1)</script>',
    'щ'.repeat(200),
    '((((((((((((((((((((((((((((((',
    'до до до до до 100 100 100 100',
  ])('handles %j', async (text) => {
    const { status } = await app.get(`/api/search?text=${encodeURIComponent(text.toWellFormed())}`);
    expect([200, 400]).toContain(status);
    const page = await app.get(`/tarsene?request=${encodeURIComponent(text.toWellFormed())}`, BG);
    expect([200, 302, 400]).toContain(page.status);
  });

  it('rejects a text above 200 characters in the API, and shortens it on the page', async () => {
    const text = 'маса '.repeat(100);
    expect((await app.get(`/api/search?text=${encodeURIComponent(text)}`)).status).toBe(400);
    expect((await app.get(`/tarsene?request=${encodeURIComponent(text)}`, BG)).status).toBe(200);
    expect((await app.get('/tarsene?request=%ED%A0%80', BG)).status).toBeLessThan(500);
  });
});

describe('The search page before any script', () => {
  const open = (query: string) => app.get(`/tarsene?${query}`, BG);
  const asked = (text: string) => `request=${encodeURIComponent(text)}`;

  it.each([
    ['двустаен Лозенец', '/imoti?city=1&district=11&type=two-room&request='],
    ['червен диван', '/produkti/kategorii?request='],
    ['почистване', '/pochistvane?request='],
    ['нанасяне', '/nanasyane?request='],
    ['общи условия', '/obshti-usloviya?request='],
  ])('redirects %s to its list or page', async (text, address) => {
    const { status, headers } = await open(asked(text));
    expect([status, headers['location']]).toEqual([302, address + encodeURIComponent(text)]);
  });

  it('redirects a form without a place to the list with its limits', async () => {
    const { headers } = await open('first=properties&request=&bedrooms=2&priceTo=1200');
    expect(headers['location']).toBe('/imoti?priceTo=1200&bedrooms=2');
  });

  it('shows all groups on request', async () => {
    const { status, text } = await open(`${asked('двустаен Лозенец')}&all=1`);
    expect(status).toBe(200);
    expect(text).toContain('Двустаен до парка');
    expect(text).toContain('Резултати за „двустаен Лозенец“');
  });

  it('offers a notification without results', async () => {
    const { status, text } = await open(asked('двустаен Лозенец до 500'));
    expect(status).toBe(200);
    expect(text).toContain('/zapazi-tarsene?kind=properties');
    expect((await open(asked('хеликоптер'))).text).toContain('Няма резултати за „хеликоптер“');
  });

  it('links from a list to all results', async () => {
    const { text } = await app.get(`/imoti?city=1&${asked('двустаен София')}`, BG);
    expect(text).toContain(`/tarsene?${asked('двустаен София')}&amp;all=1`);
  });
});
