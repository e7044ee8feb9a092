import { beforeEach, describe, expect, it } from 'vitest';
import type { JournalCatalogue } from '../../../src/core/journal/post.ts';
import { POST_CATEGORIES } from '../../../src/core/journal/post.ts';
import { failureOf } from '../../support/a-failure.ts';

/** What every journal does; the world’s has at least three posts, one of them highlighted. */
export function journalCatalogueContract(makeJournal: () => Promise<JournalCatalogue>): void {
  describe('A journal', () => {
    let journal: JournalCatalogue;
    beforeEach(async () => {
      journal = await makeJournal();
    });
    const allPosts = async () => (await journal.posts({ limit: 100 })).data;

    it('shows the newest posts first, page by page (BLOG-01)', async () => {
      const posts = await allPosts();
      const days = posts.map(({ publishedAt }) => publishedAt);
      expect(days).toEqual(days.toSorted().toReversed());
      expect(await journal.posts({ offset: 1, limit: 1 })).toEqual({ data: [posts[1]], total: posts.length });
    });

    it('counts what each category has, in their order', async () => {
      const categories = await journal.categories();
      expect(categories.map(({ id }) => id)).toEqual([...POST_CATEGORIES]);
      const posts = await allPosts();
      expect(categories.map(({ count }) => count)).toEqual(
        POST_CATEGORIES.map((id) => posts.filter(({ category }) => category.id === id).length),
      );
    });

    it('narrows by category and prominence, and leaves out what is shown already', async () => {
      const posts = await allPosts();
      const [first] = posts;
      const category = first?.category.id ?? 'renting';
      const found = async (search: object) =>
        (await journal.posts({ limit: 100, ...search })).data.map(({ id }) => id);
      const expected = (wanted: (post: (typeof posts)[number]) => boolean) =>
        posts.filter(wanted).map(({ id }) => id);
      expect(await found({ category })).toEqual(expected((post) => post.category.id === category));
      expect(await found({ highlighted: true })).toEqual(expected(({ highlighted }) => highlighted));
      expect(await found({ exclude: [first?.id] })).toEqual(expected(({ id }) => id !== first?.id));
    });

    it('has the text of a post, its parts, and what else may be read (BLOG-02)', async () => {
      const [summary] = await allPosts();
      const post = await journal.post(summary?.id ?? '');
      expect(post).toMatchObject({ ...summary });
      for (const { id } of post.headings) expect(post.html).toContain(`id="${id}"`);
      expect(post.related.length).toBeGreaterThan(0);
      expect(post.related.map(({ id }) => id)).not.toContain(post.id);
    });

    it('knows no other posts', async () => {
      await expect(journal.post('no-such-post')).rejects.toMatchObject(
        failureOf('not-found', 'error-post-not-found'),
      );
    });
  });
}
