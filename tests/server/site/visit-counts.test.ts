import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { VisitCounts } from '../../../server/modules/site/visit-counts.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { TEST_RENDERER } from '../support/test-renderer.ts';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication({
    environment: { DOMAIN_BG: 'https://uyut.example', DOMAIN_EN: 'https://cosy.example' },
    renderer: TEST_RENDERER,
    keepsPages: true,
  });
});
afterEach(() => app.database.db.deleteFrom('visit_count').execute());
afterAll(() => app.close());

const open = (path: string, headers: Record<string, string> = {}) =>
  app.get(path, { host: 'uyut.example', 'user-agent': PHONE, ...headers });
const move = (screen: string, headers: Record<string, string> = {}) =>
  app.post('/api/visit', { screen }, { 'user-agent': PHONE, ...headers });
const rows = async () => {
  await app.visits.write();
  return app.database.db
    .selectFrom('visit_count')
    .select(['day', 'screen', 'language', 'device', 'views', 'visits'])
    .orderBy('screen')
    .orderBy('device')
    .execute();
};

describe('A view of a page (TEAM-10)', () => {
  it('is counted by day, screen, language and device; the second comes from the page cache', async () => {
    await open('/kolichka');
    await open('/kolichka?from=mail');
    await open('/kolichka', { 'user-agent': DESKTOP });
    await open('/cart', { host: 'cosy.example' });
    const counted = { day: '2026-11-21', screen: 'Cart' };
    expect(await rows()).toEqual(
      expect.arrayContaining([
        { ...counted, language: 'bg', device: 'phone', views: 2, visits: 2 },
        { ...counted, language: 'bg', device: 'desktop', views: 1, visits: 1 },
        { ...counted, language: 'en', device: 'phone', views: 1, visits: 1 },
      ]),
    );
  });

  it('is added to those of other processes', async () => {
    const log = { warn: () => {} };
    for (let one = 0; one < 2; one += 1) {
      const other = new VisitCounts(app.database.db, app.clock, log);
      other.count({ screen: 'Cart', language: 'bg', isArrival: true }, { 'user-agent': PHONE });
      await other.write();
    }
    expect(await rows()).toMatchObject([{ views: 2, visits: 2 }]);
  });

  it('is part of a visit if the visitor followed a link of the site', async () => {
    await open('/kolichka', { 'sec-fetch-site': 'same-origin' });
    await open('/kolichka', { referer: 'https://uyut.example/magazin' });
    await open('/kolichka', { referer: 'https://search.example/?q=home' });
    await open('/kolichka', { referer: 'not an address' });
    await open('/kolichka', { 'sec-fetch-site': 'none', referer: 'https://uyut.example/magazin' });
    expect(await rows()).toMatchObject([{ views: 5, visits: 3 }]);
  });

  it.each([
    ['of a robot', '/kolichka', { 'user-agent': ROBOT }],
    ['of a program without a name', '/kolichka', { 'user-agent': '' }],
    ['loaded in advance', '/kolichka', { 'sec-purpose': 'prefetch;prerender' }],
    ['of an unknown page', '/nyama-takava', {}],
    ['of the back office', '/team/accounts', {}],
    ['of data', '/api/news', {}],
  ])('%s is not counted', async (_, path, headers) => {
    await open(path, headers);
    expect(await rows()).toEqual([]);
  });

  it('is counted by the browser for later screens', async () => {
    expect(await move('Product')).toMatchObject({ status: 202, body: { message: 'visit-counted' } });
    await move('Checkout');
    await move('Checkout', { 'user-agent': ROBOT });
    expect(await rows()).toMatchObject([
      { screen: 'Checkout', views: 1, visits: 0 },
      { screen: 'Product', views: 1, visits: 0 },
    ]);
  });

  it.each([['NotFound'], ['constructor'], [''], ['Product '], [7], [null]])(
    'is refused for the screen %j',
    async (screen) => {
      expect((await move(screen as string)).status).toBe(400);
      expect(await rows()).toEqual([]);
    },
  );

  it('waits in memory while the database is unavailable', async () => {
    const failed: unknown[] = [];
    const { db } = app.database;
    const counts = new VisitCounts(db, app.clock, { warn: (error: unknown) => void failed.push(error) });
    counts.count({ screen: 'Cart', language: 'bg', isArrival: true }, { 'user-agent': PHONE });
    await db.schema.alterTable('visit_count').renameTo('visit_count_away').execute();
    await counts.write();
    await db.schema.alterTable('visit_count_away').renameTo('visit_count').execute();
    await counts.write();
    expect(failed).toHaveLength(1);
    expect(await rows()).toMatchObject([{ views: 1 }]);
  });
});
