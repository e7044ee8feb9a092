import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadPosts } from '../../../server/modules/journal/load-posts.ts';
import { readyText } from '../../../server/modules/journal/post-markdown.ts';
import { POST, theArticles } from '../support/a-journal.ts';
import { parsedMarkup } from '../support/parsed-markup.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { ARTICLE_VALUES } from '../support/article-values.ts';

let app: TestApplication;
let root: string;

beforeAll(async () => {
  app = await startTestApplication({
    environment: { DOMAIN_BG: 'https://uyut.example', DOMAIN_EN: 'https://cosy.example' },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'uyut-articles-'));
  await cp('content/blog', join(root, 'content/blog'), { recursive: true });
  return () => rm(root, { recursive: true });
});

const load = () => loadPosts(app.database.pool, root, app.clock.now(), ARTICLE_VALUES);
const fileOf = (slug: string, language = 'bg') => join(root, 'content/blog', language, `${slug}.md`);
const edit = async (slug: string, from: string | RegExp, to: string, language = 'bg') =>
  writeFile(fileOf(slug, language), (await readFile(fileOf(slug, language), 'utf8')).replace(from, to));
type List = { data: { id: string; highlighted: boolean; category: { id: string } }[]; total: number };
const list = async (query: string, language = 'bg') =>
  (await app.get(`/api/news?${query}`, { 'x-accept-language': language })).body as List;

describe('The articles of content/blog', () => {
  it('are complete in both languages, with links to others', async () => {
    const articles = await theArticles();
    expect(articles.length).toBeGreaterThanOrEqual(14);
    expect(articles.filter(({ highlighted }) => highlighted).length).toBeGreaterThanOrEqual(4);
    for (const { texts } of articles) {
      for (const { markdown } of Object.values(texts)) {
        expect(readyText(markdown).headings.length).toBeGreaterThan(1);
      }
    }
  });

  it('are loaded once; a second run writes only changes', async () => {
    expect((await load()).written).toBe((await theArticles()).length);
    expect(await load()).toEqual({ written: 0, gone: 0 });
    await edit(POST, /^title: .*$/m, 'title: Друго заглавие');
    expect(await load()).toEqual({ written: 1, gone: 0 });
    expect((await app.get(`/api/news/${POST}`)).body).toMatchObject({ title: 'Друго заглавие' });
  });

  it('are loaded safely by two servers at the same time', async () => {
    await Promise.all([load(), load(), load()]);
    expect((await list('limit=100')).total).toBe((await theArticles()).length);
  });

  it('are hidden when their file is removed, and return with it', async () => {
    await load();
    for (const language of ['bg', 'en']) await rm(fileOf('osvetlenie-na-hola', language));
    for (const one of ['parvi-dom-tri-byudzheta', 'kuhnya-kakvo-parvo', 'terasa-i-rasteniya']) {
      for (const language of ['bg', 'en']) await edit(one, /osvetlenie-na-hola/, 'izbor-na-matrak', language);
    }
    expect((await load()).gone).toBe(1);
    expect((await app.get('/api/news/osvetlenie-na-hola')).status).toBe(404);
    await cp('content/blog', join(root, 'content/blog'), { recursive: true });
    await load();
    expect((await app.get('/api/news/osvetlenie-na-hola')).status).toBe(200);
  });

  it.each([
    ['date', /^date: .*$/m, 'date: 2026-02-30', 'bg/depozit-pri-naem.md: date'],
    ['category', /^category: .*$/m, 'category: gardening', 'bg/depozit-pri-naem.md: category'],
    ['related', /^related: .*$/m, 'related: [nowhere]', 'related'],
    ['highlighted', /^highlighted: .*$/m, 'highlighted: perhaps', 'bg/depozit-pri-naem.md: highlighted'],
    ['an unknown field', /^date: /m, 'author: Никой\ndate: ', 'bg/depozit-pri-naem.md: author'],
    ['cover', /^cover: .*$/m, 'cover: a.jpg', 'bg/depozit-pri-naem.md: cover'],
    ['broken fields', /^title: .*$/m, 'title: "без край', 'bg/depozit-pri-naem.md'],
    ['no text', /\n---\n[\s\S]*$/, '\n---\n', 'bg/depozit-pri-naem.md: has no text'],
  ])('with an invalid %s stop the load without changes', async (_, from, to, message) => {
    await load();
    await edit(POST, from, to);
    await edit('dogovor-za-naem', /^title: .*$/m, 'title: Не бива да се види');
    await expect(load()).rejects.toThrow(message);
    expect((await list('limit=100')).total).toBe((await theArticles()).length);
    expect((await app.get('/api/news/dogovor-za-naem')).text).not.toContain('Не бива');
  });

  it('without a text in a language stop the load', async () => {
    await rm(fileOf(POST, 'en'));
    await expect(load()).rejects.toThrow('bg/depozit-pri-naem.md: there is no English text');
  });

  it('have their markup escaped', () => {
    const { html } = readyText(
      '## <img src=x onerror=alert(1)>\n\n<script>alert(1)</script> [x](javascript:alert(1))',
    );
    expect(html).not.toMatch(/<script|<img|href="javascript/);
  });
});

describe('The journal (BLOG-01)', () => {
  beforeAll(async () => {
    await loadPosts(app.database.pool, process.cwd(), app.clock.now(), ARTICLE_VALUES);
  });

  it('returns its categories with their posts in the requested language', async () => {
    const { body } = await app.get('/api/news/categories', { 'x-accept-language': 'en' });
    const { data } = body as { data: { id: string; name: string; count: number }[] };
    expect(data.map(({ id, name }) => [id, name])).toContainEqual(['renting', 'Renting']);
    expect(data.reduce((sum, { count }) => sum + count, 0)).toBe((await theArticles()).length);
  });

  it('lists the newest first, filtered by category, ids and exclusions', async () => {
    const { data } = await list('type=blog&limit=100');
    expect(data[0]?.id).toBe('osvetlenie-na-hola');
    expect((await list('orderBy=data.ASC&limit=1')).data[0]?.id).toBe(data.at(-1)?.id);
    expect(new Set((await list('category_id=renting')).data.map(({ category }) => category.id))).toEqual(
      new Set(['renting']),
    );
    const featured = await list('highlighted=true&limit=4');
    expect(featured.data.every(({ highlighted }) => highlighted)).toBe(true);
    const ids = featured.data.map(({ id }) => id);
    const others = await list(`exclude=${ids.join(',')}&limit=100`);
    expect(others.total).toBe(data.length - ids.length);
    expect(others.data.filter(({ id }) => ids.includes(id))).toEqual([]);
    expect((await list('highlighted=1&limit=4')).data).toEqual(featured.data);
    expect((await list('highlighted=0&limit=100')).total).toBe((await list('highlighted=false')).total);
    expect((await list('orderBy=createdAt.ASC&limit=1')).data[0]?.id).toBe(data.at(-1)?.id);
    expect((await list('offset=2&limit=3')).data).toEqual(data.slice(2, 5));
  });

  it.each(['type=news', 'category_id=cars', 'orderBy=price.ASC', 'limit=0', 'limit=101', 'sort=1'])(
    'rejects %s',
    async (query) => {
      expect((await app.get(`/api/news?${query}`)).status).toBe(400);
    },
  );

  it('returns a post with its sections and related posts', async () => {
    const { status, body } = await app.get(`/api/news/${POST}`);
    expect(status).toBe(200);
    const { html, headings, related } = body as {
      html: string;
      headings: { id: string }[];
      related: { id: string }[];
    };
    const page = parsedMarkup(html);
    expect(headings.map(({ id }) => page.getElementById(id)?.tagName)).toEqual(headings.map(() => 'H2'));
    expect(related.map(({ id }) => id)).toEqual([
      'dogovor-za-naem',
      'predavane-na-zhilishte',
      'razhodi-za-zhilishte',
    ]);
    for (const id of ['nothing-here', '../secrets', 'A'.repeat(200)]) {
      expect((await app.get(`/api/news/${encodeURIComponent(id)}`)).status).toBe(404);
    }
  });

  it('has feeds in both languages', async () => {
    for (const [host, site, language] of [
      ['uyut.example', 'https://uyut.example', 'bg'],
      ['cosy.example', 'https://cosy.example', 'en'],
    ] as const) {
      const { text, headers } = await app.get('/blog/rss.xml', { host });
      expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
      const feed = parsedMarkup(text, 'text/xml');
      const read = (selector: string) => feed.querySelector(selector)?.textContent ?? '';
      expect(feed.documentElement.getAttribute('version')).toBe('2.0');
      expect(read('channel > language')).toBe(language);
      const self = feed.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link')[0];
      expect(self?.getAttribute('href')).toBe(`${site}/blog/rss.xml?language=${language}`);
      expect((await app.get(`/blog/rss.xml?language=${language}`)).text).toBe(text);
      const items = [...feed.querySelectorAll('item')];
      expect(items.length).toBe((await theArticles()).length);
      expect(read('item > guid')).toBe(`${site}/blog/osvetlenie-na-hola`);
      expect(read('item > pubDate')).toBe('Thu, 12 Nov 2026 06:00:00 GMT');
    }
  });

  it('is in the sitemap', async () => {
    const { text } = await app.get('/sitemap-pages.xml', { host: 'uyut.example' });
    expect(text).toContain(`<loc>https://uyut.example/blog/${POST}</loc>`);
    expect(text).toContain('<loc>https://uyut.example/blog/kategoriya/renting</loc>');
    expect(text).toContain('hreflang="en" href="https://cosy.example/blog/category/renting"');
  });
});
