import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteExpiredPreviews } from '../../../server/modules/team/site-preview/site-previews.ts';
import { aPost } from './support/a-post.ts';
import { loadServices } from '../../../server/modules/services/load-services.ts';
import { aShop } from '../support/a-shop.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { TEST_RENDERER } from '../support/test-renderer.ts';
import { aMember } from './support/a-member.ts';

let app: TestApplication;
let headers: { cookie: string };
beforeAll(async () => {
  app = await startTestApplication({
    environment: { DOMAIN_BG: 'https://uyut.example', DOMAIN_EN: 'https://cosy.example' },
    renderer: TEST_RENDERER,
  });
  ({ headers } = await aMember(app));
});
afterAll(() => app.close());

type Addresses = { bg: string; en: string };
const preview = async (draft: object | null, at: string | null = null) => {
  const { status, body } = await app.post('/api/team/site-previews', { at, draft }, headers);
  return { status, ...(body as Addresses) };
};
const open = (address: string) => app.get(address, headers);
const soon = (hours: number) => new Date(app.clock.now().getTime() + hours * 3_600_000).toISOString();

describe('A preview of the site (TEAM-07, TEAM-09)', () => {
  it('shows a draft of a post on the site’s own page in both languages, and stores nothing of it', async () => {
    const { bg, en } = await preview({ kind: 'posts', key: 'nov-hol', value: aPost() });
    const page = await open(bg);
    expect(page.status).toBe(200);
    expect(page.text).toContain(aPost().bg.title);
    expect(page.text).toContain('<h1');
    expect((await open(en)).text).toContain(aPost().en.title);
    expect((await app.get('/blog/nov-hol', { host: 'uyut.example' })).status).toBe(404);
    const { rows } = await app.database.pool.query("select from team_version where key = 'nov-hol'");
    expect(rows).toHaveLength(0);
  });

  it('runs no script, is not stored or indexed, and its links stay in the preview', async () => {
    const { bg } = await preview(null);
    const { text, headers: sent } = await open(bg);
    expect(text).not.toContain('<script');
    expect(sent['content-security-policy']).toContain("default-src 'none'");
    expect(sent['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(sent['cache-control']).toBe('private, no-store');
    expect(sent['x-robots-tag']).toContain('noindex');
    const [, link = ''] = /<a\b[^>]*href="([^"]*magazin[^"]*)"/.exec(text) ?? [];
    expect(link).toContain('/api/team/site-previews/');
    expect((await open(link)).status).toBe(200);
  });

  it('shows planned changes from their time on', async () => {
    const lamps = await aShop(app.database).category('Лампи');
    const path = `/api/team/catalogue/categories/${lamps}`;
    const { body } = await app.get(path, headers);
    const { current, latest } = body as { current: object; latest: number };
    const value = { ...current, name: { bg: 'Осветление', en: 'Lighting' } };
    const change = { value, latest, validFrom: soon(5), reason: 'По-ясно' };
    expect((await app.post(path, change, headers)).status).toBe(200);
    const pageAt = async (at: string | null) =>
      (await open((await preview({ kind: 'categories', key: 'tree', value: await tree() }, at)).bg)).text;
    const tree = async () =>
      ((await app.get('/api/team/catalogue/categories/tree', headers)).body as { current: object }).current;
    expect(await pageAt(soon(6))).toContain('Осветление');
    expect(await pageAt(soon(4))).toContain('Лампи');
    expect(await pageAt(null)).not.toContain('Осветление');
  });

  it('shows a draft of a text and of a page, without changing those of visitors', async () => {
    const text = await preview({
      kind: 'texts',
      key: 'home-title',
      value: { bg: 'Пробно заглавие', en: null },
    });
    expect((await open(text.bg)).text).toContain('Пробно заглавие');
    const fields = { title: 'Пробна страница', description: 'Описание', body: 'Пробен текст' };
    const page = await preview({ kind: 'pages', key: 'about-us', value: { bg: fields, en: fields } });
    expect((await open(page.bg)).text).toContain('Пробен текст');
    expect((await open((await preview(null)).bg)).text).not.toContain('Пробно заглавие');
    expect((await app.get('/', { host: 'uyut.example' })).text).not.toContain('Пробно заглавие');
  });

  it('shows a draft of a service’s price', async () => {
    await loadServices(app.database.pool, process.cwd());
    const path = '/api/team/catalogue/services/home-cleaning';
    const { current } = (await app.get(path, headers)).body as { current: object };
    const draft = { kind: 'services', key: 'home-cleaning', value: { ...current, price: 777 } };
    expect((await open((await preview(draft)).bg)).text).toContain('7,77');
  });

  it('is only for the member who made it, for an hour', async () => {
    const { bg } = await preview(null);
    expect((await app.get(bg)).status).toBe(401);
    expect((await app.get(bg, (await aMember(app)).headers)).status).toBe(404);
    expect((await app.get(bg, (await aMember(app, ['support'])).headers)).status).toBe(403);
    const passMinutes = async (minutes: number) => {
      app.clock.passDays(minutes / 24 / 60);
      return (await open(bg)).status;
    };
    expect([await passMinutes(25), await passMinutes(25), await passMinutes(15)]).toEqual([200, 200, 404]);
    expect((await open(bg)).text).toContain('Този преглед е изтекъл');
    await deleteExpiredPreviews(app.database.db, app.clock.now());
    const { rows } = await app.database.pool.query('select from team_site_preview');
    expect(rows).toHaveLength(0);
  });

  it('is refused with the errors of the fields, for an unknown record and for the past', async () => {
    const value = { ...aPost(), bg: { ...aPost().bg, title: '' } };
    const { status, body } = await app.post(
      '/api/team/site-previews',
      { at: null, draft: { kind: 'posts', key: 'nov-hol', value } },
      headers,
    );
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: [{ property: 'bg.title', message: 'error-text-empty' }] });
    expect((await preview({ kind: 'texts', key: 'no-such-text', value: { bg: 'а', en: null } })).status).toBe(
      404,
    );
    expect((await preview(null, soon(-1))).status).toBe(422);
  });

  it('shows pages to several members at once, each its own', async () => {
    const titles = ['Едно', 'Две', 'Три'];
    const pages = await Promise.all(
      titles.map(async (title) => {
        const draft = { kind: 'texts', key: 'home-title', value: { bg: title, en: null } };
        return (await open((await preview(draft)).bg)).text;
      }),
    );
    titles.forEach((title, index) => expect(pages[index]).toContain(title));
  });
});
