import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { loadPosts } from '../../../server/modules/journal/load-posts.ts';
import { BlogCategoryScreen } from '../../../src/view-models/journal/blog-category-screen.ts';
import { BlogPostScreen } from '../../../src/view-models/journal/blog-post-screen.ts';
import { HomeScreen } from '../../../src/view-models/shop/home-screen.ts';
import type { ShopWorld } from '../../support/world.ts';
import { ARTICLE_VALUES } from '../../../tests/server/support/article-values.ts';

Given('the articles of the journal', async function (this: ShopWorld) {
  const { database } = await this.shop();
  await loadPosts(database.pool, process.cwd(), this.run.clock.now(), ARTICLE_VALUES);
});

async function journal(world: ShopWorld): Promise<BlogCategoryScreen> {
  return (await world.visitor()).screen(BlogCategoryScreen);
}

const idsOf = (posts: readonly { id: string }[]): string[] => posts.map(({ id }) => id);

Then('the journal begins with a highlighted article', async function (this: ShopWorld) {
  const { lead } = await journal(this);
  assert.equal(lead?.highlighted, true);
  const { page } = await this.visitor();
  assert.ok(page.text.includes(lead?.title ?? '?'), 'it is not on the page');
});

Then('no article is shown twice', async function (this: ShopWorld) {
  const { lead, posts } = await journal(this);
  const ids = [...(lead ? [lead.id] : []), ...idsOf(posts.data)];
  assert.equal(new Set(ids).size, ids.length);
});

Then('the topics are {string}', async function (this: ShopWorld, names: string) {
  const { categories } = await journal(this);
  assert.equal(categories.map(({ name }) => name).join(', '), names);
});

Then('all articles are about {string}', async function (this: ShopWorld, topic: string) {
  const { lead, posts } = await journal(this);
  const shown = [...(lead ? [lead] : []), ...posts.data];
  assert.ok(shown.length > 1, 'hardly any article is shown');
  assert.deepEqual([...new Set(shown.map(({ category }) => category.id))], [topic]);
});

When('I go to page {int} of the journal', async function (this: ShopWorld, page: number) {
  this.notes.set('first page', idsOf((await journal(this)).posts.data));
  await (await this.visitor()).go(`/blog/kategoriya?page=${page}`);
});

Then('other articles are shown', async function (this: ShopWorld) {
  const before = this.note<string[]>('first page');
  const ids = idsOf((await journal(this)).posts.data);
  assert.ok(ids.length > 0, 'the page is empty');
  assert.deepEqual(
    ids.filter((id) => before.includes(id)),
    [],
  );
});

Then('each section of the article has a link', async function (this: ShopWorld) {
  const visitor = await this.visitor();
  const { headings = [] } = visitor.screen(BlogPostScreen).post ?? {};
  assert.ok(headings.length > 2, 'there are hardly any parts');
  for (const { id } of headings) {
    assert.ok(visitor.page.html.includes(`href="#${id}"`), `nothing leads to ${id}`);
    assert.ok(visitor.page.html.includes(`<h2 id="${id}">`), `there is no ${id}`);
  }
});

Then('{int} other articles are recommended', async function (this: ShopWorld, count: number) {
  const { post } = (await this.visitor()).screen(BlogPostScreen);
  assert.equal(post?.related.length, count);
});

Then('the article is not found', async function (this: ShopWorld) {
  assert.equal((await this.visitor()).page.status, 404);
});

Then('the page names the feed of the journal', async function (this: ShopWorld) {
  const { html } = (await this.visitor()).page;
  const [, address] =
    /<link rel="alternate" type="application\/rss\+xml"[^>]* href="([^"]+)"/.exec(html) ?? [];
  assert.ok(address, 'no feed is named');
  this.notes.set('feed', new URL(address));
});

Then('the feed has the article {string}', async function (this: ShopWorld, title: string) {
  const { pathname, search } = this.note<URL>('feed');
  const { server } = await this.shop();
  const { statusCode, body } = await server.inject({ url: pathname + search });
  assert.equal(statusCode, 200);
  assert.ok(body.includes(`<title>${title}</title>`), 'it is not in the feed');
});

Then('{int} articles are featured', async function (this: ShopWorld, count: number) {
  const { featuredNews } = (await this.visitor()).screen(HomeScreen);
  assert.deepEqual(
    featuredNews.map(({ highlighted }) => highlighted),
    Array.from({ length: count }, () => true),
  );
});

Then('{int} newest ones follow, none of them featured', async function (this: ShopWorld, count: number) {
  const visitor = await this.visitor();
  const { featuredNews, newestNews } = visitor.screen(HomeScreen);
  const featured = idsOf(featuredNews);
  assert.equal(newestNews.length, count);
  assert.deepEqual(
    idsOf(newestNews).filter((id) => featured.includes(id)),
    [],
  );
  for (const { title } of newestNews) assert.ok(visitor.page.text.includes(title), `${title} is not there`);
});
