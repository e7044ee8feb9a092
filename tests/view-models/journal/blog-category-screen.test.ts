import { describe, expect, it } from 'vitest';
import type { Query, RouteParams } from '../../../src/core/site/paths.ts';
import { BlogCategoryScreen } from '../../../src/view-models/journal/blog-category-screen.ts';
import { aPostSummary, aJournal } from '../../support/a-journal.ts';

const { signal } = new AbortController();
const furnishing = { id: 'furnishing', name: 'Обзавеждане' } as const;
const chosen = aPostSummary({ id: 'chosen', highlighted: true });
const older = aPostSummary({ id: 'chosen-before', highlighted: true });
const light = aPostSummary({ id: 'light', category: furnishing });

/** Journal at a URL, by default with thirteen more posts about renting. */
async function theJournal(id?: string, page?: string, others = 13) {
  const rest = Array.from({ length: others }, (_, index) => aPostSummary({ id: `rent-${index}` }));
  const screen = new BlogCategoryScreen(aJournal([chosen, older, light, ...rest]));
  const params: RouteParams = id === undefined ? {} : { id };
  const query: Query = page === undefined ? {} : { page: [page] };
  await screen.load({ route: 'BlogCategory', params, query, signal });
  return screen;
}
const ids = ({ posts }: BlogCategoryScreen) => posts.data.map(({ id }) => id);

describe('The journal (BLOG-01)', () => {
  it('starts with the latest featured post, and does not repeat it', async () => {
    const screen = await theJournal();
    expect(screen.lead?.id).toBe('chosen');
    expect(ids(screen).slice(0, 3)).toEqual(['chosen-before', 'light', 'rent-0']);
    expect([screen.posts.data.length, screen.posts.total, screen.pageCount, screen.page]).toEqual([
      12, 15, 2, 1,
    ]);
  });

  it('continues after the previous page', async () => {
    const screen = await theJournal(undefined, '2');
    expect([ids(screen), screen.page]).toEqual([['rent-10', 'rent-11', 'rent-12'], 2]);
    expect(screen.head.canonical).toEqual({ name: 'BlogCategory', query: { page: 2 } });
  });

  it('of one category shows its posts only, without a lead if none is featured', async () => {
    const screen = await theJournal('furnishing');
    expect([screen.category, screen.lead, ids(screen)]).toEqual(['furnishing', null, ['light']]);
    expect(screen.categories.find(({ id }) => id === 'renting')?.count).toBe(15);
  });

  it('has a title and a description of its own for each category', async () => {
    expect((await theJournal()).head).toEqual({
      title: { key: 'journal-title' },
      description: { key: 'journal-description' },
      canonical: { name: 'BlogCategory', query: { page: null } },
      feed: { key: 'journal-feed-title' },
    });
    expect((await theJournal('furnishing')).head).toEqual({
      title: { key: 'journal-title-of', values: { category: 'furnishing' } },
      description: { key: 'journal-category-furnishing-lead' },
      canonical: { name: 'BlogCategory', params: { id: 'furnishing' }, query: { page: null } },
      feed: { key: 'journal-feed-title' },
    });
  });

  it('is empty before it is loaded', () => {
    const screen = new BlogCategoryScreen(aJournal());
    expect([screen.categories, screen.posts, screen.pageCount]).toEqual([[], { data: [], total: 0 }, 1]);
  });

  it('has only its own categories', async () => {
    await expect(theJournal('politics')).rejects.toMatchObject({
      messageKey: 'error-not-found',
      kind: 'not-found',
    });
  });
});
