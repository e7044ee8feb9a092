import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyPosts } from '../../../server/modules/journal/apply-posts.ts';
import { loadPosts } from '../../../server/modules/journal/load-posts.ts';
import { anUploadedPicture } from '../support/a-picture.ts';
import { ARTICLE_VALUES } from '../support/article-values.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { aMember } from './support/a-member.ts';
import { aPost } from './support/a-post.ts';

type PostState = {
  current: ReturnType<typeof aPost>;
  isShown: boolean;
  latest: number;
  versions: { number: number; value: ReturnType<typeof aPost> }[];
};

const OF_FILES = 'izbor-na-matrak';

let app: TestApplication;
let headers: { cookie: string };
beforeAll(async () => {
  app = await startTestApplication();
  await load();
  ({ headers } = await aMember(app, ['content']));
});
afterAll(() => app.close());

const load = () => loadPosts(app.database.pool, process.cwd(), app.clock.now(), ARTICLE_VALUES);
const apply = () => applyPosts(app.database.db, { now: app.clock.now(), values: ARTICLE_VALUES });
const create = (slug: string, value: object = aPost(), more: object = {}, member = headers) =>
  app.post('/api/team/posts', { slug, value, validFrom: null, reason: 'Нова статия', ...more }, member);
const change = (slug: string, value: object, more: object) =>
  app.post(`/api/team/posts/${slug}`, { value, validFrom: null, reason: 'По-ясно', ...more }, headers);
const read = async (slug: string) => (await app.get(`/api/team/posts/${slug}`, headers)).body as PostState;
const shown = (slug: string) => app.get(`/api/news/${slug}`);
const inHours = (hours: number) => new Date(app.clock.now().getTime() + hours * 3_600_000).toISOString();

describe('A blog post of the team (TEAM-09)', () => {
  it('is shown at once in both languages, with its headings', async () => {
    const { status, body } = await create('nova-statiya', aPost({ related: [OF_FILES] }));
    expect([status, (body as PostState).isShown]).toEqual([201, true]);
    expect((await shown('nova-statiya')).body).toMatchObject({
      title: 'Как да изберем диван',
      html: expect.stringContaining('<h2 id="part-размерът">Размерът</h2>') as string,
      related: [{ id: OF_FILES }],
    });
    const english = await app.get('/api/news/nova-statiya', { 'x-accept-language': 'en' });
    expect(english.body).toMatchObject({ title: 'Choosing a sofa' });
    const { announce } = await app.database.db
      .selectFrom('post')
      .select('announce')
      .where('slug', '=', 'nova-statiya')
      .executeTakeFirstOrThrow();
    expect(announce).toBe(true);
  });

  it('begins at the chosen time', async () => {
    await create('po-kasno', aPost(), { validFrom: inHours(0.3) });
    await apply();
    expect((await shown('po-kasno')).status).toBe(404);
    const list = async () => (await app.get('/api/team/posts?q=po-kasno', headers)).body;
    expect(await list()).toMatchObject({
      total: 1,
      data: [{ state: 'planned', bg: 'Как да изберем диван' }],
    });
    app.clock.passDays(0.4 / 24);
    await apply();
    expect((await shown('po-kasno')).status).toBe(200);
    expect(await list()).toMatchObject({ data: [{ state: 'shown' }] });
  });

  it('is hidden, and shown again by its earlier version', async () => {
    await create('skrita');
    await change('skrita', aPost({ isPublished: false }), { latest: 1 });
    expect((await shown('skrita')).status).toBe(404);
    const { versions, isShown } = await read('skrita');
    expect([isShown, versions.map(({ number }) => number)]).toEqual([false, [2, 1]]);
    await change('skrita', versions[1]?.value ?? {}, { latest: 2 });
    expect((await shown('skrita')).status).toBe(200);
  });

  it('replaces that of the files, also after the next start', async () => {
    const { current, latest } = await read(OF_FILES);
    expect(latest).toBe(0);
    const value = { ...current, bg: { ...current.bg, title: 'Нов матрак' }, isPublished: false };
    expect((await change(OF_FILES, value, { latest: 0 })).status).toBe(200);
    await load();
    expect((await shown(OF_FILES)).status).toBe(404);
    await change(OF_FILES, { ...value, isPublished: true }, { latest: 1 });
    await load();
    expect((await shown(OF_FILES)).body).toMatchObject({ title: 'Нов матрак' });
    expect((await read(OF_FILES)).current.cover).toEqual(current.cover);
  });

  it('is recorded in the audit log with its values before', async () => {
    await create('zapis');
    await change('zapis', aPost({ highlighted: true }), { latest: 1 });
    const entry = await app.database.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('subject', '=', 'post')
      .where('subject_id', '=', 'zapis')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      operation: 'posts.write',
      reason: 'По-ясно',
      before: { highlighted: false },
      after: { highlighted: true },
    });
  });

  it('is changed by one of two authors', async () => {
    await create('dvama');
    const answers = await Promise.all(
      ['2026-11-20', '2026-11-21'].map((date) => change('dvama', aPost({ date }), { latest: 1 })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it.each([
    ['an address with capitals', { slug: 'Диван' }, {}, { slug: 'error-post-address-invalid' }],
    [
      'an empty text',
      {},
      { en: { title: ' ', description: 'x', body: 'x' } },
      { 'en.title': 'error-text-empty' },
    ],
    [
      'an unknown code',
      {},
      { bg: { title: 'x', description: 'x', body: '{{seller}}' } },
      { 'bg.body': 'error-page-code' },
    ],
    ['an unknown related post', {}, { related: ['nyama-takava'] }, { related: 'error-post-related' }],
    ['itself as related', {}, { related: ['greshna'] }, { related: 'error-post-related' }],
    [
      'a picture of elsewhere',
      {},
      { cover: { url: '/pictures/journal/x.avif', width: 1, height: 1 } },
      { cover: 'error-picture-unknown' },
    ],
    [
      'an unknown upload',
      {},
      { cover: { url: '/pictures/uploads/abcdefghijklmnop', width: 1, height: 1 } },
      { cover: 'error-picture-unknown' },
    ],
  ])('is refused with %s', async (_, { slug = 'greshna' }: { slug?: string }, changes, errors) => {
    const { status, body } = await create(slug, aPost(changes));
    expect(status).toBe(422);
    const found = (body as { errors: { property: string; message: string }[] }).errors;
    expect(Object.fromEntries(found.map(({ property, message }) => [property, message]))).toEqual(errors);
    expect((await shown('greshna')).status).toBe(404);
  });

  it.each([
    ['of the files', 'ogled-na-zhilishte'],
    ['of a planned post', 'planirana'],
  ])('is not created at the address %s', async (_, slug) => {
    await create('planirana', aPost(), { validFrom: inHours(5) });
    expect(await create(slug)).toMatchObject({
      status: 422,
      body: { errors: [{ property: 'slug', message: 'error-post-address-taken' }] },
    });
  });

  it('has an uploaded picture, which stays without the member', async () => {
    const member = await aMember(app, ['content']);
    const key = await anUploadedPicture(app, member.id);
    const picture = { url: `/pictures/uploads/${key}`, width: 1, height: 1 };
    const stranger = await create('chuzhda', aPost({ cover: picture }));
    expect(stranger.status).toBe(422);
    expect((await create('sas-snimka', aPost({ cover: picture }), {}, member.headers)).status).toBe(201);
    const row = await app.database.db
      .selectFrom('picture')
      .select(['owner_id', 'attached_to', 'orphaned_at'])
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ owner_id: null, attached_to: 'post:sas-snimka', orphaned_at: null });
    expect((await shown('sas-snimka')).body).toMatchObject({ cover: { url: picture.url, width: 800 } });
    const again = (await read('sas-snimka')).current;
    expect((await change('sas-snimka', { ...again, highlighted: true }, { latest: 1 })).status).toBe(200);
  });

  it('is written by members for content only', async () => {
    const support = (await aMember(app, ['support'])).headers;
    expect((await create('bez-pravo', aPost(), {}, support)).status).toBe(403);
  });
});
