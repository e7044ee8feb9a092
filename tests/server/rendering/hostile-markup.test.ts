import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProperty, publish, somePlaces } from '../support/a-property.ts';
import { aShop } from '../support/a-shop.ts';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { anOrder } from '../support/an-order.ts';
import { HOSTILE_SEGMENTS, HOSTILE_TEXTS } from '../support/requests/hostile-values.ts';
import { newRandom, SEED, sampleOf, TRIES_ALL } from '../../support/sample.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { TEST_RENDERER } from '../support/test-renderer.ts';
import { versionAt } from '../support/programs/version-at.ts';

const random = newRandom();

/** Number of hostile texts for each URL, unless all are tried. */
const TRIED = 6;
const BG = { host: 'uyut.example' };
const EN = { host: 'cosy.example' };
/** Closes an attribute, a title and a script, and tests double interpolation. */
const MARKUP = `"'</title></script><script>alert(1)</script><img src=x onerror=alert(1)>{{title}}Всичко за дома на едно място$&`;
const SHOWN = '&lt;script&gt;alert(1)';

let app: TestApplication;
let property: number;
let agency: Person;
let owner: Person;
let lamp: number;

beforeAll(async () => {
  app = await startTestApplication({
    environment: { DOMAIN_BG: 'https://uyut.example', DOMAIN_EN: 'https://cosy.example' },
    renderer: TEST_RENDERER,
  });
  await somePlaces(app);
  agency = await aPerson(app, { type: 'agency', name: 'Агенция', trusted: true });
  owner = await aPerson(app);
  await app.post(
    '/api/user/agency',
    {
      name: MARKUP.slice(0, 90),
      descriptionBg: MARKUP,
      descriptionEn: MARKUP,
      phone: '',
      email: '',
      website: '',
      companyNumber: '',
      address: MARKUP,
      version: await versionAt(app, '/api/user/agency', agency.headers),
    },
    agency.headers,
  );
  const profile = { name: MARKUP.slice(0, 90), phone: '0887654321', language: 'bg', optMarketingFlag: false };
  for (const { headers } of [agency, owner]) {
    const version = await versionAt(app, '/api/user', headers);
    await app.post('/api/user/profile', { ...profile, version }, headers);
  }
  const text = {
    title: MARKUP.slice(0, 100),
    description: aProperty().description + MARKUP,
    taxDescription: MARKUP,
  };
  property = await publish(app, agency, text);
  await publish(app, owner, text);
  const shop = aShop(app.database);
  lamp = await shop.product({
    vendorId: await shop.vendor(),
    categoryId: await shop.category(),
    title: MARKUP,
    titleEn: MARKUP,
  });
});
afterAll(() => app.close());

/** Rejects injected elements and attributes wherever a browser would parse them. */
function expectHarmless(html: string, notice: string): void {
  // The part before the title is the same on every page, with one script of ours.
  const written = html.slice(Math.max(0, html.indexOf('<title')));
  // Texts of the page's data are in JSON, with `<` as \u003c.
  expect(written, notice).not.toMatch(/<script>|<img src=x|<svg onload|<\/script></i);
  for (const [tag] of html.matchAll(/<[a-z][^<>]*>/gi)) {
    expect(tag.replaceAll(/"[^"]*"/g, '""'), notice).not.toMatch(/\son\w+=/i);
    expect(tag, notice).not.toMatch(/(?:href|src|action)="\s*javascript:/i);
  }
  for (const [, data] of html.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs)) {
    expect(() => JSON.parse(data ?? '') as unknown, notice).not.toThrow();
  }
}

describe(`A URL with markup in it (${TRIES_ALL ? 'all of it' : `TEST_SEED=${SEED}`})`, () => {
  const encoded = (text: string) => encodeURIComponent(text.toWellFormed());
  const names = ['city', 'district', 'priceFrom', 'type', 'text', 'within', 'orderBy', 'page', '__proto__'];

  it('returns a search of homes or an error, without its markup', async () => {
    for (const text of sampleOf(HOSTILE_TEXTS, TRIED, random)) {
      for (const url of [
        `/imoti?${names.map((name) => `${name}=${encoded(text)}`).join('&')}`,
        `/imoti?text=${encoded(text)}`,
        `/imoti?${encoded(text)}=${encoded(text)}`,
      ]) {
        const answer = await app.get(url, BG);
        expect(answer.status, url.slice(0, 200)).toBeLessThan(500);
        expectHarmless(answer.text, url.slice(0, 200));
      }
    }
  });

  it.each(['/imoti/', '/ogled/', '/potrebitel/', '/agenciya/', '/produkti/', '/porachka/', '/'])(
    'leads nowhere below %s',
    async (folder) => {
      for (const segment of sampleOf([...HOSTILE_TEXTS.map(encoded), ...HOSTILE_SEGMENTS], TRIED, random)) {
        if (segment.trim() === '') continue;
        const answer = await app.get(folder + segment, BG);
        expect([400, 404], `${folder}${segment.slice(0, 100)}`).toContain(answer.status);
        expectHarmless(answer.text, folder + segment.slice(0, 100));
      }
    },
  );
});

describe('User-written markup', () => {
  it.each([
    ['a home', () => `/imoti/${property}`],
    ['an agency', () => `/agenciya/${agency.agencyId ?? 0}`],
    ['a person', () => `/potrebitel/${owner.id}`],
    ['the list of homes', () => '/imoti'],
    ['the list of agencies', () => '/dovereni-agencii'],
    ['a product', () => `/produkti/${lamp}`],
  ])('is shown as text on the page of %s', async (_, url) => {
    for (const host of [BG, EN]) {
      const { status, text } = await app.get(url(), host);
      expect(status).toBe(200);
      expect(text).toContain(SHOWN);
      expectHarmless(text, url());
    }
  });

  it('does not close the structured data', async () => {
    const { text } = await app.get(`/imoti/${property}`, BG);
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? '';
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'RealEstateListing',
      name: MARKUP.slice(0, 100),
      offers: { offeredBy: { name: MARKUP.slice(0, 90) } },
    });
  });

  it('is text in e-mails, and subjects are interpolated once', async () => {
    const asked = await app.post('/api/property-view', {
      propertyId: property,
      contactName: MARKUP.slice(0, 90),
      contactPhone: '<script>alert(1)</script>',
      contactEmail: "o'hara&lt@example.com",
      dateTime: '2026-11-28 18:30',
    });
    expect(asked.status).toBe(201);
    const { token } = asked.body as { token: string };
    const row = await app.database.db
      .selectFrom('viewing_request')
      .select('id')
      .where('token', '=', token)
      .executeTakeFirstOrThrow();
    const answer = { answer: 'accept', dateTime: null, note: MARKUP };
    const answered = await app.post(`/api/property-view/${row.id}/answer`, answer, agency.headers);
    expect(answered.status).toBe(200);
    const order = { name: MARKUP.slice(0, 90), street: MARKUP, details: MARKUP, city: MARKUP.slice(0, 90) };
    expect((await app.post('/api/order', anOrder([{ id: lamp }], order))).status).toBe(201);
    await app.post('/api/user/forgotten-password/request', { email: owner.email });

    const mails = await app.database.db.selectFrom('mail').selectAll().execute();
    expect(mails.length).toBeGreaterThanOrEqual(6);
    for (const { html, subject } of mails) {
      expect(html).not.toMatch(/<script|<img|\{\{name\}\}/i);
      expect(html.match(/<\/title>/g)).toHaveLength(1);
      expect(subject).not.toMatch(/[\r\n]/);
    }
    expect(mails.filter(({ html }) => html.includes(SHOWN)).length).toBeGreaterThanOrEqual(6);
    const notice = mails.find(({ subject }) => subject.includes('<script>'));
    expect(notice?.subject).toContain('{{title}}');
  });
});
